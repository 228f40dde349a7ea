import { lazy, Suspense, useEffect } from 'react'

const key = 'opfor.account'
const SyncNote = lazy(async () => ({ default: (await import('./sync-status.tsx')).SyncNote }))
const DeletedNote = lazy(async () => ({ default: (await import('./sync-status.tsx')).DeletedNote }))

/** Whether somebody is signed in on this device. */
function isSignedIn(): boolean {
  return localStorage.getItem(key) !== null
}

/** Syncs in the background while somebody is signed in on this device; otherwise it does nothing and loads nothing. */
export function BackgroundSync() {
  useEffect(() => {
    if (isSignedIn()) void import('./sync.ts').then(({ startSync }) => startSync())
  }, [])
  return undefined
}

/** For those who are signed in: whether everything is synced. */
export function SyncStatusCard() {
  return isSignedIn() ? (
    <Suspense>
      <SyncNote />
    </Suspense>
  ) : undefined
}

/** For those who are signed in: a match that was deleted here is not gone everywhere. */
export function DeletedMatchNotice() {
  return isSignedIn() ? (
    <Suspense>
      <DeletedNote />
    </Suspense>
  ) : undefined
}
