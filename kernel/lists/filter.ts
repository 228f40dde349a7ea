import type { Citation } from '../messages/citation.ts'
import type { Fact, Ranking } from '../facts/fact.ts'
import type { Message } from '../messages/message.ts'
import type { Ruling } from '../ask/ruling.ts'

export type CandidateTest<C, S, A> = (candidate: C, situation: S, about: A) => boolean

/** If a candidate has no number, the line is skipped. */
export type CandidateNumber<C, S, A> = (candidate: C, situation: S, about: A) => number | undefined

/** One line of a priority list. It can only remove candidates. */
export type Filter<C, S, A> =
  | (Worded & { readonly how: 'must' | 'prefer'; readonly by: CandidateTest<C, S, A> | Fact<C, S, A> })
  | (Worded & { readonly how: 'most' | 'fewest'; readonly by: CandidateNumber<C, S, A> | Ranking<C, S, A> })

interface Worded {
  /** The printed number of the line, or a name; independent of its position. */
  readonly key: string | number
  readonly text: string | Message
  readonly id?: string
  readonly ruling?: Ruling | undefined
  readonly number?: string | undefined
  /** Heading in the booklet, if different from the list's. */
  readonly cite?: Citation | undefined
  reads?(this: void, number: number): Message
}

/** Keeps only those that match; the only line that can remove all. */
export function must<C, S, A = void>(
  key: string | number,
  text: string,
  by: CandidateTest<C, S, A> | Fact<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'must', key, text, by, ruling }
}

/** Keeps those that match; skipped if none does. */
export function prefer<C, S, A = void>(
  key: string | number,
  text: string,
  by: CandidateTest<C, S, A> | Fact<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'prefer', key, text, by, ruling }
}

export function most<C, S, A = void>(
  key: string | number,
  text: string,
  by: CandidateNumber<C, S, A> | Ranking<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'most', key, text, by, ruling }
}

export function fewest<C, S, A = void>(
  key: string | number,
  text: string,
  by: CandidateNumber<C, S, A> | Ranking<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'fewest', key, text, by, ruling }
}

/** Sets the number in the booklet, '' for none; journals and statistics use the key instead. */
export function withBookNumber<L extends { readonly number?: string | undefined }>(
  number: string,
  line: L,
): L {
  return { ...line, number }
}

export function withValueText<C, S, A>(
  reads: (number: number) => Message,
  line: Filter<C, S, A>,
): Filter<C, S, A> {
  return { ...line, reads }
}
