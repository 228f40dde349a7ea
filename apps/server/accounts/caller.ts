/** Who asks, where someone is signed in. */
export interface Me {
  readonly account: string
  readonly session: string
}
