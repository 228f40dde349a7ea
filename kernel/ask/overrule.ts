/** A person overrides the selected candidate with another one (or none), with a reason. */
export interface Overrule {
  /** Which decision of the match, counted from 0. */
  readonly decision: number
  /** The list that decided. */
  readonly list: string
  /** The number of steps before it. */
  readonly after: number
  /** The number of completed turns before it. */
  readonly turn: number
  /** The candidate that the rules selected. */
  readonly instead?: string | undefined
  /** The new candidate; none if omitted. */
  readonly to?: string | undefined
  readonly reason: string
}
