import type { Fact, Ranking } from './fact.ts'
import type { Ruling } from './ruling.ts'

/** A yes-or-no property of a candidate, computed from the situation and the subject. */
export type Test<C, S, A> = (candidate: C, situation: S, about: A) => boolean

/** A number that a candidate is compared by. */
export type Measure<C, S, A> = (candidate: C, situation: S, about: A) => number

/** One line of a priority list. It narrows; it never invents. */
export type Filter<C, S, A> =
  | (Worded & { readonly how: 'must' | 'prefer'; readonly by: Test<C, S, A> | Fact<C, S, A> })
  | (Worded & { readonly how: 'most' | 'fewest'; readonly by: Measure<C, S, A> | Ranking<C, S, A> })

interface Worded {
  /** The printed number of the line, or a given name: never its place in an array. */
  readonly key: string | number
  readonly text: string
  readonly ruling?: Ruling | undefined
}

/** Only those that match; the only line that may leave nobody. */
export function must<C, S, A = void>(
  key: string | number,
  text: string,
  by: Test<C, S, A> | Fact<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'must', key, text, by, ruling }
}

/** Those that match, if possible: where nobody does, the line is passed over. */
export function prefer<C, S, A = void>(
  key: string | number,
  text: string,
  by: Test<C, S, A> | Fact<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'prefer', key, text, by, ruling }
}

/** Those with the most of something. */
export function most<C, S, A = void>(
  key: string | number,
  text: string,
  by: Measure<C, S, A> | Ranking<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'most', key, text, by, ruling }
}

/** Those with the fewest of something. */
export function fewest<C, S, A = void>(
  key: string | number,
  text: string,
  by: Measure<C, S, A> | Ranking<C, S, A>,
  ruling?: Ruling,
): Filter<C, S, A> {
  return { how: 'fewest', key, text, by, ruling }
}
