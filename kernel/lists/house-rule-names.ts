import type { CandidateNumber, CandidateTest } from './filter.ts'

/** `{n}` in the name of a condition means a number. */
type Condition = (situation: never, about: never, ...numbers: readonly number[]) => boolean

interface PublishedList {
  /** The candidates in words: "the theatres". */
  readonly of?: string
  readonly facts?: Readonly<Record<string, CandidateTest<never, never, never>>>
  readonly numbers?: Readonly<Record<string, CandidateNumber<never, never, never>>>
  /** Names of compared numbers, by the end of the line's id, if the line does not name them. */
  readonly called?: Readonly<Record<string, string>>
}

/** Published for house rules; printed lines are known without it. */
export interface HouseRuleNames {
  readonly conditions?: Readonly<Record<string, Condition>>
  readonly lists: Readonly<Record<string, PublishedList>>
}
