import { lazy, Suspense, useEffect } from 'react'
import { isSignedIn } from '../../data/account/is-signed-in.ts'

const SyncNote = lazy(async () => ({ default: (await import('./sync-status.tsx')).SyncNote }))

/** Syncs in the background if a player is signed in; otherwise does nothing and loads nothing. */
export function BackgroundSync() {
  useEffect(() => {
    if (isSignedIn()) void import('../../data/account/sync.ts').then(({ startSync }) => startSync())
  }, [])
  return undefined
}

/** The sync status on the home screen, if a player is signed in. */
export function SyncStatusCard() {
  return isSignedIn() ? (
    <Suspense>
      <SyncNote />
    </Suspense>
  ) : undefined
}
