import { shelf } from '@opfor/games'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Drawing } from '../drawings.tsx'
import { useSay } from '../language.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { forgetMatch, keepMatch, type KeptMatch, keptMatches } from '../storage.ts'
import { ui } from '../words.ts'

/** The first screen: the games, and the matches to go on with. */
export function Shelf() {
  const say = useSay()
  const [matches, setMatches] = useState<readonly KeptMatch[]>([])
  const [gone, setGone] = useState<KeptMatch>()
  useEffect(() => {
    void keptMatches().then(setMatches)
  }, [gone])
  const remove = async (match: KeptMatch): Promise<void> => {
    await forgetMatch(match.id)
    setGone(match)
  }
  const bringBack = async (match: KeptMatch): Promise<void> => {
    await keepMatch(match)
    setGone(undefined)
  }
  return (
    <>
      <TopBar title={say(ui.app)}>
        <Link href="/settings" className="text-button">
          {say(ui.settings)}
        </Link>
      </TopBar>
      <main className="page">
        <p className="tagline">{say(ui.tagline)}</p>
        <ul className="games">
          {shelf.map((game) => (
            <li key={game.id} className="card">
              <Drawing game={game.id} />
              <div className="card-text">
                <h2>{game.title}</h2>
                <p className="soft">{game.rulebook.edition}</p>
                <div className="row">
                  <Link href={`/new/${game.id}`} className="button">
                    {say(ui.newMatch)}
                  </Link>
                  <Link href={`/reference/${game.id}`} className="text-button">
                    {say(ui.reference)}
                  </Link>
                </div>
              </div>
            </li>
          ))}
        </ul>
        {gone !== undefined && (
          <p className="notice" role="status">
            {say(ui.removed, { name: gone.name })}{' '}
            <button type="button" className="text-button" onClick={() => void bringBack(gone)}>
              {say(ui.undoRemove)}
            </button>
          </p>
        )}
        {matches.length > 0 && (
          <section>
            <h2>{say(ui.matches)}</h2>
            <ul className="matches">
              {matches.map((match) => (
                <li key={match.id} className="card match-row">
                  <Link href={`/match/${match.id}`} className="match-link">
                    <strong>{match.name}</strong>
                    <span className="soft">
                      {new Date(match.changed).toLocaleString()} ·{' '}
                      {say(ui.steps, { count: match.journal.entries.length })}
                    </span>
                  </Link>
                  <button type="button" className="text-button" onClick={() => void remove(match)}>
                    {say(ui.remove)}
                    <span className="visually-hidden"> {match.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  )
}
