const key = 'opfor.account'

/** Whether a player is signed in on this device. */
export function isSignedIn(): boolean {
  return key in localStorage
}
