import { Link } from 'wouter'
import { useSay } from '../text/language.tsx'
import { useSyncState } from './sync.ts'
import type { SyncState } from './syncer.ts'
import { accountWords } from './words.ts'

const statusTexts = {
  synced: accountWords.synced,
  waiting: accountWords.waiting,
  unreachable: accountWords.unsent,
  full: accountWords.full,
  signedOut: accountWords.signedOut,
} satisfies Record<SyncState['state'], unknown>

/** A plain sign of what is synced and what is not. */
export function SyncStatus() {
  const say = useSay()
  const { state, unsent, refused } = useSyncState()
  return (
    <span role="status">
      {refused.length === 0 || state !== 'synced' ? say(statusTexts[state], { count: unsent }) : undefined}
      {refused.map((name) => (
        <span key={name}> {say(accountWords.refused, { name })}</span>
      ))}
    </span>
  )
}

/** What becomes of a match that was deleted here. */
export function DeletedNote() {
  const say = useSay()
  return <p>{say(accountWords.deleted)}</p>
}

/** The sign on the shelf, with the way to where one can do something about it. */
export function SyncNote() {
  const say = useSay()
  const { conflicts } = useSyncState()
  return (
    <section className="card sync-note">
      <SyncStatus />
      {conflicts.map(({ match, name }) => (
        <p key={match}>{say(accountWords.diverged, { name })}</p>
      ))}
      <Link href="/account" className="text-button">
        {say(accountWords.title)}
      </Link>
    </section>
  )
}
