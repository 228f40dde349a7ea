/** What has to be told by the player before a phrase has a value. */
export type Missing =
  /** Whether these words hold, for the one who acts and, in a list, a candidate. */
  | { readonly form: 'condition'; readonly words: string; readonly actor: string; readonly candidate: string }
  /** A number that is measured at the table. */
  | { readonly form: 'measured'; readonly noun: string; readonly actor: string; readonly candidate: string }
  /** A cell that is `?`. */
  | { readonly form: 'cell'; readonly piece: string; readonly column: string }
  /** The pieces that some words mean. */
  | { readonly form: 'named'; readonly words: string }

/** Stands for a value that has to be told first. */
export class Unknown {
  readonly missing: Missing

  constructor(missing: Missing) {
    this.missing = missing
  }
}

/** A value, or what has to be told first. */
export type Maybe<T> = T | Unknown
