import type { OfferedBand, Span } from '../ask/questions/number.ts'
import type { Message } from '../say/message.ts'

/** A fact about a candidate that is computed from the situation if possible, and otherwise asked. */
interface Known<C, S, A, V> {
  readonly id: string
  /** What the fact depends on, as text: if it changes, the person is asked again. */
  rests(candidate: C, situation: S, about: A): string
  /** The computed value; undefined if the person has to be asked. */
  compute(candidate: C, situation: S, about: A): V | undefined
}

/** When to propose an earlier answer: if pieces were only removed since. */
export interface Persistence<C, S, A = void> {
  /** What the fact depends on, without the removed pieces. */
  rests(candidate: C, situation: S, about: A): string
  /** The remaining amount of each: if one has grown, the earlier answer is not proposed. */
  left(candidate: C, situation: S, about: A): readonly number[]
}

/** A yes-or-no fact, computed or asked once for all candidates it is about: "which of these ...?" */
export interface PlainFact<C, S, A = void> extends Known<C, S, A, boolean> {
  readonly kind: 'fact'
  ask(situation: S, about: A): Message
  /** The same about one candidate, where yes or no reads better than a list of one. */
  askOne?(candidate: C, situation: S, about: A): Message
  /** The computed value as a proposal, if the person is asked anyway. It sees an earlier answer, if that is lasting. */
  propose?(candidate: C, situation: S, about: A, told?: boolean): boolean | undefined
  /** Proposes an earlier answer. */
  readonly lasting?: Persistence<C, S, A>
}

/** A distance, or anything else that is measured on the table. One measured number, or one answered band, serves every later line. */
export interface Distance<C, S, A = void> extends Known<C, S, A, number> {
  readonly kind: 'distance'
  readonly unit: Message
  /** The lowest number, if that is not 0. */
  readonly lowest?: number
  readonly furthest: number
  readonly step: number
  /** The bands that a person may answer instead of a number, within what is known, and cut at this limit too. */
  bands?(known: Span, limit: number, candidate: C): readonly OfferedBand[] | undefined
  /** Likely numbers, to be tapped. */
  readonly usual?: readonly number[]
  /** "Which of these are closer than {limit}?" */
  askCloser(limit: number, situation: S, about: A): Message
  /** "How far is it to this one?" */
  askHowFar(candidate: C, situation: S, about: A): Message
  /** "Which is closest?" for `fewest`, "which is farthest?" for `most`. */
  askBest(situation: S, about: A, how: 'most' | 'fewest'): Message
  /** As that of a fact; an earlier answer is seen where it was a number. */
  propose?(candidate: C, situation: S, about: A, told?: number): number | undefined
  /** Proposes an earlier answer. */
  readonly lasting?: Persistence<C, S, A>
}

/** Closer than a limit: a band of a distance. */
export interface Band<C, S, A = void> {
  readonly kind: 'band'
  readonly distance: Distance<C, S, A>
  readonly limit: number
}

/** A number that only comparisons are needed of, computed or asked: "which is the strongest?" */
export interface PlainRanking<C, S, A = void> extends Known<C, S, A, number> {
  readonly kind: 'ranking'
  askBest(situation: S, about: A, how: 'most' | 'fewest'): Message
  propose?(candidate: C, situation: S, about: A): number | undefined
}

/** The opposite of a fact. The person is asked for the fact itself, and one answer serves both. */
export interface Negation<C, S, A = void> {
  readonly kind: 'not'
  readonly of: Fact<C, S, A>
}

/** Several facts that all hold; each is asked only of those for which the ones before it hold. */
export interface AllOf<C, S, A = void> {
  readonly kind: 'all'
  readonly of: readonly Fact<C, S, A>[]
}

/** A condition of `must`, `prefer` and `holding`. */
export type Fact<C, S, A = void> = PlainFact<C, S, A> | Band<C, S, A> | Negation<C, S, A> | AllOf<C, S, A>

/** A criterion of `most` and `fewest`. */
export type Ranking<C, S, A = void> = PlainRanking<C, S, A> | Distance<C, S, A>

/** The band of a distance below a limit. */
export function closerThan<C, S, A = void>(limit: number, distance: Distance<C, S, A>): Fact<C, S, A> {
  return { kind: 'band', distance, limit }
}

/** The opposite of a fact. */
export function not<C, S, A = void>(fact: Fact<C, S, A>): Fact<C, S, A> {
  return fact.kind === 'not' ? fact.of : { kind: 'not', of: fact }
}

/** All of these facts. */
export function allOf<C, S, A = void>(...facts: readonly Fact<C, S, A>[]): Fact<C, S, A> {
  return { kind: 'all', of: facts }
}

/** Measured to a limit or more. */
export function atLeast<C, S, A = void>(limit: number, distance: Distance<C, S, A>): Fact<C, S, A> {
  return not(closerThan(limit, distance))
}

/** Measured from one number to another, both included. */
export function between<C, S, A = void>(
  from: number,
  to: number,
  distance: Distance<C, S, A>,
): Fact<C, S, A> {
  return allOf(atLeast(from, distance), closerThan(to + distance.step, distance))
}

/** The subject of a fact as part of its memory key. */
export function subjectOf(about: unknown): string {
  if (typeof about === 'string' || typeof about === 'number') return String(about)
  if (typeof about === 'object' && about !== null && 'id' in about) return String(about.id)
  return ''
}
