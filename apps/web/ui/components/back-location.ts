import { useState } from 'react'

let lastLocation = '/'
let lastSetUp = '/'

/** Ignores the reference and the settings. Remembers a set-up until the home screen. */
export function rememberLocation(location: string): void {
  if (location === '/' || location.startsWith('/set-up/')) lastSetUp = location
  if (!/^\/(?:reference|settings)\b/.test(location)) lastLocation = location
}

/** The reference and the settings lead back here. */
export function useBackLocation(): string {
  return useState(lastLocation)[0]
}

/** The match settings lead back here: to the set-up that opened them, or the home screen. */
export function useSetUpLocation(): string {
  return useState(lastSetUp)[0]
}
