import type { View } from './play.ts'
import { type Maybe, type Missing, Unknown } from './unknown.ts'

/*
 * Rule 5: the same words about the same two are the same question. An answer holds until one of the two is told to do something, the
 * player acts, or the turn ends; then it is proposed.
 */

/** At least `from` and less than `below`, in whole numbers. */
export interface Span {
  readonly from: number
  readonly below: number
}

type AboutTwo = Extract<Missing, { readonly actor: string }>

/** The answer that still holds to whether these words hold, for the one who acts and for the candidate. */
export function answerTo(view: View, words: string): Maybe<boolean> {
  const candidate = view.candidate ?? view.member ?? ''
  const missing = { form: 'condition', words, actor: view.scope.it ?? '', candidate } as const
  return (recall(view, missing) as boolean | undefined) ?? new Unknown(missing)
}

/** The number that was measured, if it is known exactly. */
export function measuredNumber(view: View, missing: AboutTwo): number | undefined {
  const span = recall(view, missing) as Span | undefined
  return span !== undefined && span.from + 1 === span.below ? span.from : undefined
}

/** What was told and still holds. */
export function recall({ table, notes }: View, missing: AboutTwo): unknown {
  return table.memory.recall(keyOf(missing, stampOf(table.now.turn, notes, missing)))
}

/** What was told before and may not hold any more. */
export function recallOlder({ table }: View, missing: AboutTwo): unknown {
  return table.memory.recall(keyOf(missing, 'older'))
}

/** Keeps what was told. */
export function remember({ table, notes }: View, missing: AboutTwo, value: unknown): void {
  table.memory.remember(keyOf(missing, stampOf(table.now.turn, notes, missing)), value)
  table.memory.remember(keyOf(missing, 'older'), value)
}

function keyOf(missing: AboutTwo, stamp: string): string {
  const what = missing.form === 'condition' ? missing.words : `#${missing.noun}`
  return `${what}|${missing.actor}|${missing.candidate}|${stamp}`
}

function stampOf(turn: number, { clock, moved }: View['notes'], { actor, candidate }: AboutTwo): string {
  return `${turn}.${clock}.${moved.get(actor) ?? 0}.${moved.get(candidate) ?? 0}`
}
