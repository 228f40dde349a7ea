/** Somebody whom words name by the list that chose them; undefined if it found nobody. */
export interface Mentioned {
  readonly list: string
  readonly name: string | undefined
}

/** What has to be told by the player before a phrase has a value. */
export type Missing =
  /** Whether these words hold, for the one who acts, in a list a candidate, and those whom the words name. */
  | {
      readonly form: 'condition'
      readonly words: string
      readonly actor: string
      readonly candidate: string
      readonly named: readonly Mentioned[]
    }
  /** A number that is measured at the table. */
  | { readonly form: 'measured'; readonly noun: string; readonly actor: string; readonly candidate: string }
  /** A cell that is `?`. */
  | { readonly form: 'cell'; readonly piece: string; readonly column: string }
  /** The pieces that some words mean. */
  | { readonly form: 'named'; readonly words: string }

/** Stands for a value that has to be told first. */
export class Unknown {
  readonly missing: Missing
  /** What is missing about others in the same set: it is asked with it. */
  readonly more: readonly Unknown[]

  constructor(missing: Missing, more: readonly Unknown[] = []) {
    this.missing = missing
    this.more = more
  }
}

/** A value, or what has to be told first. */
export type Maybe<T> = T | Unknown
