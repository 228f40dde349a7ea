import { lazy, Suspense, useEffect } from 'react'
import { isSignedIn } from '../../data/account/is-signed-in.ts'

const SyncNote = lazy(async () => ({ default: (await import('./sync-status.tsx')).SyncNote }))

/** Without a signed-in player, does nothing and loads nothing. */
export function BackgroundSync() {
  useEffect(() => {
    if (isSignedIn()) void import('../../data/account/sync.ts').then(({ startSync }) => startSync())
  }, [])
  return undefined
}

export function SyncStatusCard() {
  return isSignedIn() ? (
    <Suspense>
      <SyncNote />
    </Suspense>
  ) : undefined
}
