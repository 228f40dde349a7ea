import type { RegisteredGame } from 'virtual:games'
import { Link, useLocation } from 'wouter'
import { openGame } from '../../data/registry/registry.ts'
import { startAt } from '../../data/store/start-at.ts'
import { boards } from '../../table/boards/index.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { homeWords } from './words.ts'

function Drawing({ game }: { readonly game: string }) {
  return (
    <svg className="drawing" viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="72" className="drawing-sky" />
      {boards[game]?.drawing ?? <path d="M20 56l20-30 14 18 12-14 34 26z" className="drawing-dark" />}
    </svg>
  )
}

export function GameCard({ game }: { readonly game: RegisteredGame }) {
  const say = useSay()
  const [, go] = useLocation()
  const { id } = game
  const playOnScreen = async (): Promise<void> => {
    const opened = await openGame(id)
    const started = opened && (await startAt(opened, 'screen'))
    go(started?.ok === true ? `/match/${started.value}` : `/new/${id}`)
  }
  const links = [
    { path: 'how', text: ui.howItWorks, isOffered: game.guide },
    { path: 'watch', text: ui.watch, isOffered: game.watched },
    { path: 'new', text: ui.matchSettings, isOffered: true },
    { path: 'reference', text: ui.reference, isOffered: true },
    { path: 'lab', text: ui.lab, isOffered: game.canSimulate },
  ]
  return (
    <li className="card">
      <Drawing game={id} />
      <div className="card-text" role="group" aria-labelledby={`game-${id}`}>
        <h2 id={`game-${id}`}>{game.title}</h2>
        {game.about !== undefined && <p className="soft">{say(game.about)}</p>}
        <div className="row starts">
          {game.places.includes('table') && (
            <Link href={`/set-up/${id}`} className="button">
              {say(homeWords.atMyTable)}
            </Link>
          )}
          <button type="button" className="button" onClick={() => void playOnScreen()}>
            {say(homeWords.onThisScreen)}
          </button>
        </div>
        <div className="row game-links">
          {links.map(
            ({ path, text, isOffered }) =>
              isOffered && (
                <Link key={path} href={`/${path}/${id}`} className="text-button">
                  {say(text)}
                </Link>
              ),
          )}
        </div>
      </div>
    </li>
  )
}
