import { useState } from 'react'

let lastLocation = '/'
let lastSetUp = '/'

/** Ignores the reference and the settings. Remembers the page of a game or its set-up until the home screen. */
export function rememberLocation(location: string): void {
  if (location === '/' || /^\/(?:game|set-up)\//.test(location)) lastSetUp = location
  if (!/^\/(?:reference|settings)\b/.test(location)) lastLocation = location
}

/** The reference and the settings lead back here. */
export function useBackLocation(): string {
  return useState(lastLocation)[0]
}

/** The match settings lead back here: to the set-up or the page that opened them, or the home screen. */
export function useSetUpLocation(): string {
  return useState(lastSetUp)[0]
}
