import { lazy, Suspense } from 'react'
import { isSignedIn } from '../../data/account/is-signed-in.ts'

const DeletedNote = lazy(async () => ({ default: (await import('./sync-status.tsx')).DeletedNote }))

/** If a player is signed in: a note that a match is deleted on all devices, and can be restored. */
export function DeletedMatchNotice() {
  return isSignedIn() ? (
    <Suspense>
      <DeletedNote />
    </Suspense>
  ) : undefined
}
