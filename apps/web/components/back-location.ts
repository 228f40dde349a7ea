import { useState } from 'react'

let lastLocation = '/'

/** Remembers where a person is, except on the screens beside everything: reference and settings. */
export function rememberLocation(location: string): void {
  if (!/^\/(?:reference|settings)\b/.test(location)) lastLocation = location
}

/** Where a screen beside everything leads back to. */
export function useBackLocation(): string {
  return useState(lastLocation)[0]
}
