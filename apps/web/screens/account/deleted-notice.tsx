import { lazy, Suspense } from 'react'
import { isSignedIn } from '../../data/account/is-signed-in.ts'

const DeletedNote = lazy(async () => ({ default: (await import('./sync-status.tsx')).DeletedNote }))

/** Shown if a player is signed in. */
export function DeletedMatchNotice() {
  return isSignedIn() ? (
    <Suspense>
      <DeletedNote />
    </Suspense>
  ) : undefined
}
