import { useState } from 'react'

let lastLocation = '/'
let lastSetUp = '/'

/** Remembers the current location, except the reference and the settings; and the set-up, until the home screen. */
export function rememberLocation(location: string): void {
  if (location === '/' || location.startsWith('/set-up/')) lastSetUp = location
  if (!/^\/(?:reference|settings)\b/.test(location)) lastLocation = location
}

/** The location to which the reference and the settings lead back. */
export function useBackLocation(): string {
  return useState(lastLocation)[0]
}

/** The location to which the match settings lead back: the set-up that they were opened from, or the home screen. */
export function useSetUpLocation(): string {
  return useState(lastSetUp)[0]
}
