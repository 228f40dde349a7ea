import { games } from 'virtual:games'
import { Link, useLocation } from 'wouter'
import { SyncStatusCard } from '../account/background.tsx'
import { Drawing } from './drawings.tsx'
import { ImportExportBar } from '../saved-matches/import-export-bar.tsx'
import { MatchList } from '../saved-matches/match-list.tsx'
import { useSay } from '../text/language.tsx'
import { startMatch } from '../store/match-store.ts'
import { TopBar } from '../components/top-bar.tsx'
import { openGame } from '../registry/registry.ts'
import { ui } from '../text/words.ts'

/** The home screen: the games and the saved matches. */
export function HomeScreen() {
  const say = useSay()
  const [, go] = useLocation()
  const playNow = async (id: string): Promise<void> => {
    const game = await openGame(id)
    const started = game === undefined ? undefined : await startMatch(game, {}, game.title)
    go(started?.ok === true ? `/match/${started.value}` : `/new/${id}`)
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
        <MatchList />
        <SyncStatusCard />
        <ul className="games">
          {games.map((game) => (
            <li key={game.id} className="card">
              <Drawing game={game.id} />
              <div className="card-text">
                <h2>{game.title}</h2>
                <p className="soft">{say(game.rulebook.edition)}</p>
                <div className="row">
                  <button type="button" className="button" onClick={() => void playNow(game.id)}>
                    {say(ui.playNow)}
                  </button>
                  <Link href={`/new/${game.id}`} className="button quiet">
                    {say(ui.newMatch)}
                  </Link>
                  <Link href={`/reference/${game.id}`} className="text-button">
                    {say(ui.reference)}
                  </Link>
                  {game.canSimulate && (
                    <Link href={`/lab/${game.id}`} className="text-button">
                      {say(ui.lab)}
                    </Link>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
        <ImportExportBar />
      </main>
    </>
  )
}
