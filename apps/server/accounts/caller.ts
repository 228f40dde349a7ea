/** Who asks, where someone is signed in. */
export interface Caller {
  readonly account: string
  readonly session: string
}
