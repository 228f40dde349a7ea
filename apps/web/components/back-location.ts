import { useState } from 'react'

let lastLocation = '/'

/** Remembers the current location, except the reference and the settings. */
export function rememberLocation(location: string): void {
  if (!/^\/(?:reference|settings)\b/.test(location)) lastLocation = location
}

/** The location to which the reference and the settings lead back. */
export function useBackLocation(): string {
  return useState(lastLocation)[0]
}
