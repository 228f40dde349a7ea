import type { Candidate } from '../pieces/candidate.ts'
import type { ComputedLine } from './compile-list.ts'
import type { Table } from '../ask/table.ts'

/** Returns the same array if the line keeps all; empty also if it is skipped. */
export function filterCandidates<C extends Candidate, S, A>(
  line: ComputedLine<C, S, A>,
  table: Table<S>,
  left: readonly C[],
  about: A,
): readonly C[] {
  return 'test' in line ? tested(line, table, left, about) : measured(line, table, left, about)
}

function tested<C extends Candidate, S, A>(
  line: Extract<ComputedLine<C, S, A>, { readonly test: unknown }>,
  table: Table<S>,
  left: readonly C[],
  about: A,
): readonly C[] {
  const kept: C[] = []
  for (const candidate of left) if (line.test(candidate, table.now, about)) kept.push(candidate)
  if (kept.length === left.length) {
    table.recorder?.narrowed(line.rule, left, left, undefined, false)
    return left
  }
  const passedOver = kept.length === 0 && line.passes
  table.recorder?.narrowed(line.rule, left, passedOver ? left : kept, undefined, passedOver)
  return kept
}

function measured<C extends Candidate, S, A>(
  line: Extract<ComputedLine<C, S, A>, { readonly measure: unknown }>,
  table: Table<S>,
  left: readonly C[],
  about: A,
): readonly C[] {
  const sign = line.rule.how === 'most' ? 1 : -1
  const numbers: number[] = []
  let best = Number.NEGATIVE_INFINITY
  let kept: C[] = []
  for (const candidate of left) {
    const value = line.measure(candidate, table.now, about)
    if (value === undefined) return left
    numbers.push(value)
    if (sign * value > best) {
      best = sign * value
      kept = [candidate]
    } else if (sign * value === best) kept.push(candidate)
  }
  const after = kept.length === left.length ? left : kept
  table.recorder?.narrowed(line.rule, left, after, numbers, false)
  return after
}
