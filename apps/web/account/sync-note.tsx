import { Link } from 'wouter'
import { useSay } from '../language.tsx'
import { type Synced, useSynced } from './synced.ts'
import { accountWords } from './words.ts'

const signs = {
  synced: accountWords.synced,
  waiting: accountWords.waiting,
  away: accountWords.unsent,
  signedOut: accountWords.signedOut,
} satisfies Record<Synced['state'], unknown>

/** A plain sign of what is synced and what is not. */
export function SyncSign() {
  const say = useSay()
  const { state, unsent } = useSynced()
  return <span role="status">{say(signs[state], { count: unsent })}</span>
}

/** The sign on the shelf, with the way to where one can do something about it. */
export function SyncNote() {
  const say = useSay()
  const { diverged } = useSynced()
  return (
    <section className="card sync-note">
      <SyncSign />
      {diverged.map(({ match, name }) => (
        <p key={match}>{say(accountWords.diverged, { name })}</p>
      ))}
      <Link href="/account" className="text-button">
        {say(accountWords.title)}
      </Link>
    </section>
  )
}
