import { sheetLanguages } from '../language/index.ts'
import type { SheetCondition } from '../model/index.ts'
import { resolveMentions, type EarlierAnswer, type PhraseView } from './sheet-run.ts'
import { type ValueOrUnknown, type MissingValue, UnknownValue } from './unknown-value.ts'

/*
 * Rule 5: the same words about the same two are the same question. An answer holds until one of the two acts or is acted on, the
 * player acts, or the turn ends; afterwards it is only proposed.
 */

export interface WholeSpan {
  readonly from: number
  readonly below: number
}

type AboutTwo = Extract<MissingValue, { readonly actor: string }>

/** No if a mentioned list chose nothing; unknown without a valid answer. */
export function recallCondition(
  view: PhraseView,
  { words, mentions }: Extract<SheetCondition, { form: 'asked' }>,
): ValueOrUnknown<boolean> {
  const candidate = view.member ?? view.candidate ?? ''
  const all = resolveMentions(mentions, view)
  if (all.some(({ name }) => name === undefined)) return false
  const missing = { form: 'condition', words, actor: view.scope.it ?? '', candidate, named: all } as const
  return (recallValidAnswer(view, missing) as boolean | undefined) ?? new UnknownValue(missing)
}

/** Measures of the candidate relative to the actor, such as a distance or a target number. */
export function missingMeasurement(
  { scope }: PhraseView,
  noun: string,
  candidate: string,
): MissingValue & { readonly form: 'measured' } {
  const actor = scope.it === candidate ? '' : (scope.it ?? '')
  return { form: 'measured', noun, actor, candidate }
}

export function isDistanceWord(noun: string): boolean {
  return sheetLanguages.some(({ words }) => words.distance === noun)
}

/** Undefined unless the number is known exactly. */
export function measuredNumber(view: PhraseView, missing: AboutTwo): number | undefined {
  const span = recallValidAnswer(view, missing) as WholeSpan | undefined
  return span !== undefined && span.from + 1 === span.below ? span.from : undefined
}

/** Undefined if there is no valid answer. */
export function recallValidAnswer({ notes }: PhraseView, missing: AboutTwo): unknown {
  const told = notes.answers.get(subjectOf(missing))?.get(missing.actor)?.get(missing.candidate)
  return told !== undefined && isFresh(notes, missing, told) ? told.value : undefined
}

function isFresh({ clock, moved }: PhraseView['notes'], missing: AboutTwo, told: EarlierAnswer): boolean {
  return (
    told.clock === clock &&
    told.actorMoved === (moved.get(missing.actor) ?? 0) &&
    told.candidateMoved === (moved.get(missing.candidate) ?? 0) &&
    told.namedMoved === movesOfNamed(moved, missing)
  )
}

function movesOfNamed(moved: ReadonlyMap<string, number>, missing: AboutTwo): number {
  if (missing.form !== 'condition') return 0
  let sum = 0
  for (const { name = '' } of missing.named) sum += moved.get(name) ?? 0
  return sum
}

/** Ignores whether the answer is still valid. */
export function recallAnyAnswer(
  { table }: PhraseView,
  missing: AboutTwo,
  key = answerKeyOf(missing),
): unknown {
  return table.memory.recall(key)
}

/** For this turn, and as a later proposal. */
export function rememberAnswer(
  { table, notes }: PhraseView,
  missing: AboutTwo,
  value: unknown,
  key = answerKeyOf(missing),
): void {
  const { actor, candidate } = missing
  const about = mapAt(mapAt(notes.answers, subjectOf(missing)), actor)
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

function subjectOf(missing: AboutTwo): string {
  if (missing.form === 'measured') return missing.noun
  return missing.named.length === 0
    ? missing.words
    : [missing.words, ...missing.named.map(({ name }) => name)].join('|')
}

/** Callers that recall and remember compute this key once. */
export function answerKeyOf(missing: AboutTwo): string {
  return `${missing.form} ${subjectOf(missing)}|${missing.actor}|${missing.candidate}`
}
