const key = 'opfor.account'

export function isSignedIn(): boolean {
  return key in localStorage
}
