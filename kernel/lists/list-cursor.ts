import type { Candidate } from '../pieces/candidate.ts'
import type { AskedLine, CompiledList, BranchOffsets, AskedPick } from './compile-list.ts'
import { filterCandidates } from './filter-candidates.ts'
import type { Table } from '../ask/table.ts'

/** The remaining candidates, the next instruction, and the line or condition that has to ask. */
export interface ListCursor<C, S, A> {
  left: readonly C[]
  next: number
  /** The last line kept no candidate, or its condition did not hold. */
  nobody: boolean
  line: AskedLine<C, S, A> | AskedPick<S, A> | undefined
}

/** Runs to the end or to a line that may ask. Needs two candidates to reach a line; a `must` one. */
export function advanceCursor<C extends Candidate, S, A>(
  list: CompiledList<C, S, A>,
  walk: ListCursor<C, S, A>,
  table: Table<S>,
  about: A,
): void {
  walk.line = undefined
  for (;;) {
    const instruction = list.instructions[walk.next]
    if (instruction === undefined || isDecided(list, walk)) return
    if (instruction.kind === 'computed') {
      walk.next += 1
      if (walk.left.length > 1 || instruction.always)
        keepCandidates(walk, instruction, filterCandidates(instruction, table, walk.left, about))
    } else if (instruction.kind === 'either') {
      jumpToBranch(walk, instruction, instruction.pick(table.now, about))
    } else if (instruction.kind === 'onward') walk.next = instruction.of.end
    else if (instruction.kind === 'otherwise') walk.next = walk.nobody ? walk.next + 1 : instruction.end
    else {
      walk.next = instruction.kind === 'eitherAsked' ? instruction.end : walk.next + 1
      if (walk.left.length < 2 && !instruction.always) continue
      walk.line = instruction
      return
    }
  }
}

export function jumpToBranch<C, S, A>(
  walk: ListCursor<C, S, A>,
  parts: BranchOffsets,
  part: string | undefined,
): void {
  const start = part === undefined ? undefined : parts.starts.get(part)
  walk.nobody = start === undefined
  walk.next = start ?? parts.end
}

/** Keeps these candidates. If there are none and the line can be skipped, keeps all. */
export function keepCandidates<C, S, A>(
  walk: ListCursor<C, S, A>,
  { passes }: Pick<AskedLine<C, S, A>, 'passes'>,
  kept: readonly C[],
): void {
  walk.nobody = kept.length === 0
  if (kept.length > 0 || !passes) walk.left = kept
}

function isDecided<C, S, A>(list: CompiledList<C, S, A>, walk: ListCursor<C, S, A>): boolean {
  return walk.left.length === 0 || (walk.left.length === 1 && walk.next > list.lastMust)
}
