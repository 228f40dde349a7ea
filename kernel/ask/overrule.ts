/** A person puts another candidate (or none) in place of the one that a list selected, with a reason. */
export interface Overrule {
  /** Which decision of the match, counted from 0. */
  readonly decision: number
  /** Which of the decisions before that one, where it is one of those that are not counted: 1 is the first. */
  readonly between?: number | undefined
  /** The list that decided. */
  readonly list: string
  /** How many steps of the match came before it. */
  readonly after: number
  /** How many turns had ended before it. */
  readonly turn: number
  /** The candidate that the rules selected. */
  readonly instead?: string | undefined
  /** The candidate that is taken; nobody where it is left out. */
  readonly to?: string | undefined
  readonly reason: string
}
