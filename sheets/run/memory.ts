import { languages } from '../language/index.ts'
import type { Condition } from '../model/index.ts'
import { mentionedIn, type ToldBefore, type View } from './play.ts'
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

/** The answer that still holds to whether these words hold, for the one who acts and for the candidate; no if they name nobody. */
export function answerTo(
  view: View,
  { words, mentions }: Extract<Condition, { form: 'asked' }>,
): Maybe<boolean> {
  const candidate = view.member ?? view.candidate ?? ''
  const all = mentionedIn(mentions, view)
  if (all.some(({ name }) => name === undefined)) return false
  const missing = { form: 'condition', words, actor: view.scope.it ?? '', candidate, named: all } as const
  return (recall(view, missing) as boolean | undefined) ?? new Unknown(missing)
}

/** What is measured: of the candidate, for the one who acts, as a distance or a target number is. */
export function measuring(
  { scope }: View,
  noun: string,
  candidate: string,
): Missing & { readonly form: 'measured' } {
  const actor = scope.it === candidate ? '' : (scope.it ?? '')
  return { form: 'measured', noun, actor, candidate }
}

/** Whether a noun is what `nearest` and `farthest` measure. */
export function isDistance(noun: string): boolean {
  return languages.some(({ words }) => words.distance === noun)
}

/** The number that was measured, if it is known exactly. */
export function measuredNumber(view: View, missing: AboutTwo): number | undefined {
  const span = recall(view, missing) as Span | undefined
  return span !== undefined && span.from + 1 === span.below ? span.from : undefined
}

/** What was told and still holds. */
export function recall({ notes }: View, missing: AboutTwo): unknown {
  const told = notes.told.get(subjectOf(missing))?.get(missing.actor)?.get(missing.candidate)
  return told !== undefined && isFresh(notes, missing, told) ? told.value : undefined
}

function isFresh({ clock, moved }: View['notes'], missing: AboutTwo, told: ToldBefore): boolean {
  return (
    told.clock === clock &&
    told.actorMoved === (moved.get(missing.actor) ?? 0) &&
    told.candidateMoved === (moved.get(missing.candidate) ?? 0) &&
    told.namedMoved === movesOfNamed(moved, missing)
  )
}

/** How often those whom the words name have moved. */
function movesOfNamed(moved: ReadonlyMap<string, number>, missing: AboutTwo): number {
  if (missing.form !== 'condition') return 0
  let sum = 0
  for (const { name = '' } of missing.named) sum += moved.get(name) ?? 0
  return sum
}

/** What was told before and may not hold any more. */
export function recallOlder({ table }: View, missing: AboutTwo, key = keyOf(missing)): unknown {
  return table.memory.recall(key)
}

/** Keeps what was told: for this turn, and to propose it later. */
export function remember(
  { table, notes }: View,
  missing: AboutTwo,
  value: unknown,
  key = keyOf(missing),
): void {
  const { actor, candidate } = missing
  const about = mapAt(mapAt(notes.told, subjectOf(missing)), actor)
  about.set(candidate, {
    value,
    clock: notes.clock,
    actorMoved: notes.moved.get(actor) ?? 0,
    candidateMoved: notes.moved.get(candidate) ?? 0,
    namedMoved: movesOfNamed(notes.moved, missing),
  })
  table.memory.remember(key, value)
}

function mapAt<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  const known = maps.get(key) ?? new Map<string, V>()
  maps.set(key, known)
  return known
}

/** What is asked: the words with those whom they name, or the noun that is measured. */
function subjectOf(missing: AboutTwo): string {
  if (missing.form === 'measured') return missing.noun
  return missing.named.length === 0
    ? missing.words
    : [missing.words, ...missing.named.map(({ name }) => name)].join('|')
}

/** The key of what is proposed later; who looks for it and keeps it anew makes it once. */
export function keyOf(missing: AboutTwo): string {
  return `${missing.form} ${subjectOf(missing)}|${missing.actor}|${missing.candidate}`
}
