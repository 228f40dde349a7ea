import { Link } from 'wouter'
import { useSay } from '../../ui/text/language.tsx'
import { useSyncState } from '../../data/account/sync.ts'
import type { SyncState } from '../../data/account/sync-conflict.ts'
import { accountWords } from '../../ui/text/account-words.ts'

const statusTexts = {
  synced: accountWords.synced,
  waiting: accountWords.waiting,
  unreachable: accountWords.unsent,
  full: accountWords.full,
  signedOut: accountWords.signedOut,
} satisfies Record<SyncState['state'], unknown>

export function SyncStatus() {
  const say = useSay()
  const { state, unsent, refused, copies } = useSyncState()
  return (
    <span role="status">
      {refused.length === 0 || state !== 'synced' ? say(statusTexts[state], { count: unsent }) : undefined}
      {refused.map((name) => (
        <span key={name}> {say(accountWords.refused, { name })}</span>
      ))}
      {copies.map((name) => (
        <span key={name}> {say(accountWords.copied, { name })}</span>
      ))}
    </span>
  )
}

export function DeletedNote() {
  const say = useSay()
  return <p>{say(accountWords.deleted)}</p>
}

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
