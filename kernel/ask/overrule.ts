export interface Overrule {
  /** Index of the decision in the match, from 0. */
  readonly decision: number
  readonly list: string
  readonly after: number
  readonly turn: number
  readonly instead?: string | undefined
  /** New candidate; none if omitted. */
  readonly to?: string | undefined
  readonly reason: string
}
