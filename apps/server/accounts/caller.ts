/** The signed-in player who sent a request. */
export interface Caller {
  readonly account: string
  readonly session: string
  /** When the session was last confirmed with a passkey or a recovery code. */
  readonly proved?: Date | undefined
}
