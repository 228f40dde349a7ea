import { versionHeader } from '@opfor/sync/api/call'
import { useEffect, useState } from 'react'
import { isSignedIn } from './is-signed-in.ts'

let found: Promise<boolean> | undefined

/** The request contains nothing about the player, not even a cookie. */
export async function findServer(): Promise<boolean> {
  found ??= fetch('./api/account', { credentials: 'omit' }).then(
    ({ headers }) => headers.has(versionHeader),
    () => false,
  )
  const isFound = await found
  // The server may be unreachable only now: the next screen asks again.
  if (!isFound) found = undefined
  return isFound
}

/** Undefined while the server is asked; always true for a signed-in player. */
export function useServer(): boolean | undefined {
  const [isFound, setFound] = useState<boolean | undefined>(isSignedIn() || undefined)
  useEffect(() => {
    if (isFound === undefined) void findServer().then(setFound)
  }, [isFound])
  return isFound
}
