import { games } from 'virtual:games'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { SyncStatusCard } from '../account/background.tsx'
import { TopBar } from '../components/top-bar.tsx'
import { MatchList } from '../saved-matches/match-list.tsx'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'
import { GameCard } from './game-card.tsx'
import { OwnOpponents } from './own-opponents.tsx'
import { homeWords } from './words.ts'

const ImportExportBar = lazy(async () => ({
  default: (await import('../saved-matches/import-export-bar.tsx')).ImportExportBar,
}))

/** The home screen: what the app is, the saved matches, and the games. */
export function HomeScreen() {
  const say = useSay()
  return (
    <>
      <TopBar title={say(ui.app)}>
        <Link href="/settings" className="text-button">
          {say(ui.settings)}
        </Link>
      </TopBar>
      <main className="page">
        <div className="intro">
          <p>{say(homeWords.what)}</p>
          <p>{say(homeWords.table)}</p>
          <p>{say(homeWords.screen)}</p>
        </div>
        <MatchList />
        <SyncStatusCard />
        <ul className="games">
          {games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
        <OwnOpponents />
        <Suspense>
          <ImportExportBar />
        </Suspense>
      </main>
    </>
  )
}
