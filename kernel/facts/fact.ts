import type { OfferedSpan, Span } from '../ask/questions/number.ts'
import type { Message } from '../messages/message.ts'

/** Computed from the situation if possible, otherwise asked. */
interface Known<C, S, A, V> {
  readonly id: string
  /** Dependencies of the fact as text: if they change, the person is asked again. */
  validityKey(candidate: C, situation: S, about: A): string
  /** Undefined if the person has to be asked. */
  compute(candidate: C, situation: S, about: A): V | undefined
}

/** Proposes an earlier answer if pieces were only removed since. */
export interface AnswerReuse<C, S, A = void> {
  /** Dependencies of the fact, without the removed pieces. */
  basis(candidate: C, situation: S, about: A): string
  /** Remaining amounts: if one has grown, the earlier answer is not proposed. */
  remaining(candidate: C, situation: S, about: A): readonly number[]
}

/** Asked once for all candidates: "which of these ...?" */
export interface BooleanFact<C, S, A = void> extends Known<C, S, A, boolean> {
  readonly kind: 'fact'
  ask(situation: S, about: A): Message
  /** Asks about one candidate, if yes or no reads better than a list of one. */
  askOne?(candidate: C, situation: S, about: A): Message
  /** Computes a proposal if the person is asked anyway; sees an earlier answer if the fact is lasting. */
  propose?(candidate: C, situation: S, about: A, told?: boolean): boolean | undefined
  readonly reuse?: AnswerReuse<C, S, A>
}

/** Measured on the table. One measured number, or one answered band, serves every later line. */
export interface Distance<C, S, A = void> extends Known<C, S, A, number> {
  readonly kind: 'distance'
  readonly unit: Message
  readonly lowest?: number
  readonly furthest: number
  readonly step: number
  /** Ranges to answer instead of a number, within the known range and cut at the limit. */
  bands?(known: Span, limit: number, candidate: C): readonly OfferedSpan[] | undefined
  readonly usual?: readonly number[]
  /** "Which of these are closer than {limit}?" */
  askCloser(limit: number, situation: S, about: A): Message
  /** "How far is it to this one?" */
  askHowFar(candidate: C, situation: S, about: A): Message
  /** "Which is closest?" for `fewest`, "which is farthest?" for `most`. */
  askBest(situation: S, about: A, how: 'most' | 'fewest'): Message
  /** As `propose` of a fact; sees an earlier answer if it was a number. */
  propose?(candidate: C, situation: S, about: A, told?: number): number | undefined
  readonly reuse?: AnswerReuse<C, S, A>
}

export interface DistanceBelow<C, S, A = void> {
  readonly kind: 'band'
  readonly distance: Distance<C, S, A>
  readonly limit: number
}

/** Only comparisons of the number are needed: "which is the strongest?" */
export interface NumberRanking<C, S, A = void> extends Known<C, S, A, number> {
  readonly kind: 'ranking'
  askBest(situation: S, about: A, how: 'most' | 'fewest'): Message
  propose?(candidate: C, situation: S, about: A): number | undefined
}

/** The person is asked for the fact itself, and one answer serves both. */
export interface NotFact<C, S, A = void> {
  readonly kind: 'not'
  readonly of: Fact<C, S, A>
}

/** Each fact is asked only of candidates for which the facts before it hold. */
export interface AndFact<C, S, A = void> {
  readonly kind: 'all'
  readonly of: readonly Fact<C, S, A>[]
}

export type Fact<C, S, A = void> =
  | BooleanFact<C, S, A>
  | DistanceBelow<C, S, A>
  | NotFact<C, S, A>
  | AndFact<C, S, A>

export type Ranking<C, S, A = void> = NumberRanking<C, S, A> | Distance<C, S, A>

export function closerThan<C, S, A = void>(limit: number, distance: Distance<C, S, A>): Fact<C, S, A> {
  return { kind: 'band', distance, limit }
}

export function not<C, S, A = void>(fact: Fact<C, S, A>): Fact<C, S, A> {
  return fact.kind === 'not' ? fact.of : { kind: 'not', of: fact }
}

export function allOf<C, S, A = void>(...facts: readonly Fact<C, S, A>[]): Fact<C, S, A> {
  return { kind: 'all', of: facts }
}

export function distanceAtLeast<C, S, A = void>(limit: number, distance: Distance<C, S, A>): Fact<C, S, A> {
  return not(closerThan(limit, distance))
}

/** Both limits are included. */
export function distanceInRange<C, S, A = void>(
  from: number,
  to: number,
  distance: Distance<C, S, A>,
): Fact<C, S, A> {
  return allOf(distanceAtLeast(from, distance), closerThan(to + distance.step, distance))
}

export function subjectOf(about: unknown): string {
  if (typeof about === 'string' || typeof about === 'number') return String(about)
  if (typeof about === 'object' && about !== null && 'id' in about) return String(about.id)
  return ''
}
