import { versionHeader } from '@opfor/sync/api/call'
import { useEffect, useState } from 'react'
import { isSignedIn } from './is-signed-in.ts'

let found: Promise<boolean> | undefined

/** Whether the API answers at the address of this app. The request contains nothing about the player, not even a cookie. */
export async function findServer(): Promise<boolean> {
  found ??= fetch('./api/account', { credentials: 'omit' }).then(
    ({ headers }) => headers.has(versionHeader),
    () => false,
  )
  const isFound = await found
  // Perhaps nobody answers only now: the next screen asks again.
  if (!isFound) found = undefined
  return isFound
}

/** Whether there is a server to sign in to, undefined while that is asked; a signed-in player has one. */
export function useServer(): boolean | undefined {
  const [isFound, setFound] = useState<boolean | undefined>(isSignedIn() || undefined)
  useEffect(() => {
    if (isFound === undefined) void findServer().then(setFound)
  }, [isFound])
  return isFound
}
