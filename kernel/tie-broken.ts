import type { Candidate } from './candidate.ts'
import type { End } from './ends.ts'
import type { Rule } from './line.ts'
import { askOnce, type Procedure } from './procedure.ts'
import type { Question } from './question.ts'
import { choice } from './questions/choice.ts'
import { die } from './questions/die.ts'
import { again, type Table } from './table.ts'

/** One of those that remain, by the list's tie-break. */
export function* tieBroken<C extends Candidate, S>(
  table: Table<S>,
  { rule, tie }: End,
  left: readonly C[],
): Procedure<C | typeof again> {
  if (tie.how === 'die') {
    const roll = yield* askOnce(table, die(rule.id, rule.text, tie.sides))
    if (roll === again) return again
    return told(table, rule, left, left[(roll - 1) % left.length] as C, roll)
  }
  if (tie.how === 'printedOrder') return told(table, rule, left, left[0] as C, undefined)
  const question: Question<C> = choice(rule.id, tie.how === 'atRandom' ? 'chance' : tie.seat, rule.text, left)
  const chosen = yield* askOnce(table, question)
  return chosen === again ? again : told(table, rule, left, chosen, undefined)
}

function told<C extends Candidate, S>(
  table: Table<S>,
  rule: Rule,
  before: readonly C[],
  chosen: C,
  roll: number | undefined,
): C {
  table.recorder?.tied(rule, before, chosen, roll)
  return chosen
}
