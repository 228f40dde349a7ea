import { games } from 'virtual:games'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { SyncStatusCard } from '../account/background.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useMatchList } from '../../data/storage/match-list.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { GameCard } from './game-card.tsx'
import { OwnOpponents } from './own-opponents.tsx'
import { homeWords } from './words.ts'

const ImportExportBar = lazy(async () => ({
  default: (await import('../saved-matches/import-export-bar.tsx')).ImportExportBar,
}))

const MatchList = lazy(async () => ({ default: (await import('../saved-matches/match-list.tsx')).MatchList }))

/** The home screen: what the app is, the saved matches, and the games. */
export function HomeScreen() {
  const say = useSay()
  const { matches = [], refresh } = useMatchList()
  useEffect(() => {
    void refresh()
  }, [refresh])
  // Stays when the last match is deleted, because that can be undone there.
  const [hasMatches, setHasMatches] = useState(false)
  if (matches.length > 0 && !hasMatches) setHasMatches(true)
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
        {hasMatches && (
          <Suspense>
            <MatchList />
          </Suspense>
        )}
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
