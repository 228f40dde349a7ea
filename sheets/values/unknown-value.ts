/** Undefined if the list chose nothing. */
export interface MentionedValue {
  readonly list: string
  readonly name: string | undefined
}

export type MissingValue =
  /** For the actor, in a list for the candidate, and for the named pieces. */
  | {
      readonly form: 'condition'
      readonly words: string
      readonly actor: string
      readonly candidate: string
      readonly named: readonly MentionedValue[]
    }
  | { readonly form: 'measured'; readonly noun: string; readonly actor: string; readonly candidate: string }
  | { readonly form: 'cell'; readonly piece: string; readonly column: string }
  | { readonly form: 'named'; readonly words: string }

export class UnknownValue {
  readonly missing: MissingValue
  /** Missing values of other members, which are asked for together. */
  readonly more: readonly UnknownValue[]

  constructor(missing: MissingValue, more: readonly UnknownValue[] = []) {
    this.missing = missing
    this.more = more
  }
}

export type ValueOrUnknown<T> = T | UnknownValue
