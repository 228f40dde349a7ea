/** The signed-in player who sent a request. */
export interface Caller {
  readonly account: string
  readonly session: string
}
