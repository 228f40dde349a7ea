import type { Measure, Test } from './filter.ts'

/** Whether something holds, with the numbers of its name: `{n}` in a name stands for a number. */
type Condition = (situation: never, about: never, ...numbers: readonly number[]) => boolean

/** What house rules may say of the candidates of a list besides its printed lines, by name. */
interface PublishedList {
  /** What it chooses from: "the theatres". */
  readonly of?: string
  /** Tests of a candidate. */
  readonly facts?: Readonly<Record<string, Test<never, never, never>>>
  /** Numbers of a candidate. */
  readonly numbers?: Readonly<Record<string, Measure<never, never, never>>>
  /** Names of the numbers that printed lines compare, by the end of their ids, where their words do not say them. */
  readonly called?: Readonly<Record<string, string>>
}

/** What a game publishes for house rules: its printed lines are known without it. */
export interface Published {
  /** Conditions that hold or not in a situation, in every list. */
  readonly conditions?: Readonly<Record<string, Condition>>
  /** By the id of a list. */
  readonly lists: Readonly<Record<string, PublishedList>>
}
