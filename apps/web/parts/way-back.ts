import { useState } from 'react'

let last = '/'

/** Remembers where a person is, except on the screens beside everything: reference and settings. */
export function cameTo(location: string): void {
  if (!/^\/(?:reference|settings)\b/.test(location)) last = location
}

/** Where a screen beside everything leads back to. */
export function useWayBack(): string {
  return useState(last)[0]
}
