import type { Citation } from '../say/citation.ts'
import type { Fact, Ranking } from '../facts/fact.ts'
import type { Message } from '../say/message.ts'
import type { Ruling } from '../ask/ruling.ts'

/** A yes-or-no property of a candidate, computed from the situation and the subject. */
export type Test<C, S, A> = (candidate: C, situation: S, about: A) => boolean

/** A number that a candidate is compared by; where one of them has none, the line is silent. */
export type Measure<C, S, A> = (candidate: C, situation: S, about: A) => number | undefined

/** One line of a priority list. It can only remove candidates. */
export type Filter<C, S, A> =
  | (Worded & { readonly how: 'must' | 'prefer'; readonly by: Test<C, S, A> | Fact<C, S, A> })
  | (Worded & { readonly how: 'most' | 'fewest'; readonly by: Measure<C, S, A> | Ranking<C, S, A> })

interface Worded {
  /** The printed number of the line, or a name; independent of its position. */
  readonly key: string | number
  readonly text: string | Message
  /** Its id, if it is not made of the list, the parts it stands in and its key. */
  readonly id?: string
  readonly ruling?: Ruling | undefined
  /** Its number in the booklet, if different from the key. */
  readonly number?: string | undefined
  /** Its heading in the booklet, if different from the list's. */
  readonly cite?: Citation | undefined
  /** What a number that it compares means. */
  reads?(this: void, number: number): Message
}

/** Keeps only those that match; the only line that can remove all. */
export function must<C, S, A = void>(
  key: string | number,
  text: string,
  by: Test<C, S, A> | Fact<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'must', key, text, by, ruling }
}

/** Keeps those that match; skipped if none does. */
export function prefer<C, S, A = void>(
  key: string | number,
  text: string,
  by: Test<C, S, A> | Fact<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'prefer', key, text, by, ruling }
}

/** Keeps those with the highest number. */
export function most<C, S, A = void>(
  key: string | number,
  text: string,
  by: Measure<C, S, A> | Ranking<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'most', key, text, by, ruling }
}

/** Keeps those with the lowest number. */
export function fewest<C, S, A = void>(
  key: string | number,
  text: string,
  by: Measure<C, S, A> | Ranking<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'fewest', key, text, by, ruling }
}

/** A line with its number in the booklet, '' for none; the key, which journals and statistics know, is another. */
export function printed<L extends { readonly number?: string | undefined }>(number: string, line: L): L {
  return { ...line, number }
}

/** A line whose numbers are told in words. */
export function toldAs<C, S, A>(reads: (number: number) => Message, line: Filter<C, S, A>): Filter<C, S, A> {
  return { ...line, reads }
}
