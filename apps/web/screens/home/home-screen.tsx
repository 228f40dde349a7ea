import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { games } from 'virtual:games'
import { Link } from 'wouter'
import { useMatchList } from '../../data/storage/match-list.ts'
import { listSheets, type SavedSheet } from '../../data/storage/sheet-list.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { SyncStatusCard } from '../account/background.tsx'
import { GameCard } from './game-card.tsx'
import { homeWords } from './words.ts'

type ShelfComponent = ComponentType<{ readonly sheets: readonly SavedSheet[] }>

/** Empty if the part is not on the device: the link says so. */
const Shelf = lazy(async () => ({
  default: await import('../opponents/opponent-list.tsx').then(
    (part): ShelfComponent => part.OpponentList,
    (): ShelfComponent => () => undefined,
  ),
}))

function OwnOpponents() {
  const say = useSay()
  const [sheets, setSheets] = useState<readonly SavedSheet[]>([])
  useEffect(() => {
    void listSheets().then(setSheets)
  }, [])
  return (
    <section className="card card-text">
      <p className="soft">{say(homeWords.opponentsIntro)}</p>
      {sheets.length > 0 && (
        <Suspense>
          <Shelf sheets={sheets} />
        </Suspense>
      )}
      <Link href="/opponents" className="button">
        {say(homeWords.opponents)}
      </Link>
    </section>
  )
}

const ImportExportBar = lazy(async () => ({
  default: (await import('../saved-matches/import-export-bar.tsx')).ImportExportBar,
}))

const MatchList = lazy(async () => ({ default: (await import('../saved-matches/match-list.tsx')).MatchList }))

export function HomeScreen() {
  const say = useSay()
  const { matches = [], refresh } = useMatchList()
  useEffect(() => {
    void refresh()
  }, [refresh])
  // Stays after the last match is deleted, because that can be undone there.
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
