import { lazy, Suspense, useEffect } from 'react'
import { games } from 'virtual:games'
import { Link } from 'wouter'
import { usePreferences } from '../../data/device/preferences.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import { boards } from '../../table/boards/index.ts'
import { RowLink } from '../../ui/components/row-link.tsx'
import { PageHeading } from '../../ui/components/top-bar.tsx'
import { Cover } from '../../ui/design/cover.tsx'
import { Icon } from '../../ui/design/icon.tsx'
import { shouldOfferInstall } from '../../ui/installing/good-moment.ts'
import { splitLead } from '../../ui/log/lead.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { SyncStatusCard } from '../account/background.tsx'
import { TransferRows } from '../saved-matches/transfer-rows.tsx'
import { Welcome } from './hero.tsx'
import './home.css'
import { OpponentRows } from './opponent-rows.tsx'
import { homeWords } from './words.ts'

const Continue = lazy(async () => ({ default: (await import('./continue.tsx')).Continue }))
const InstallOffer = lazy(async () => ({
  default: (await import('../../ui/installing/install-offer.tsx')).InstallOffer,
}))

export function HomeScreen() {
  const say = useSay()
  const { matches, refresh } = useMatchList()
  const { offersInstall } = usePreferences()
  useEffect(() => {
    void refresh()
  }, [refresh])
  const count = matches?.length ?? 0
  const running = matches?.find(({ ended }) => ended === undefined)
  return (
    <>
      <header className="top home-top">
        <PageHeading title={say(ui.app)} className="name">
          <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
            <rect x="1" y="1" width="19" height="19" rx="4" />
            <circle cx="21" cy="21" r="10.5" />
          </svg>
          {say(ui.app)}
        </PageHeading>
        <Link href="/settings" className="icon-button" aria-label={say(ui.settings)}>
          <Icon name="settings" />
        </Link>
      </header>
      <main className="page home">
        {running !== undefined && (
          <Suspense fallback={<div className="hero" />}>
            <Continue match={running} />
          </Suspense>
        )}
        {matches !== undefined && count === 0 && <Welcome />}
        <SyncStatusCard />
        {offersInstall && matches !== undefined && shouldOfferInstall(matches) && (
          <Suspense>
            <InstallOffer />
          </Suspense>
        )}
        <section>
          <header className="part-head">
            <h2>{say(matches !== undefined && count === 0 ? homeWords.own : homeWords.games)}</h2>
            {count > 0 && (
              <Link href="/matches" className="text-button">
                {say(homeWords.saved, { count })}
              </Link>
            )}
          </header>
          <ul className="games">
            {games.map(({ id, title, about }) => (
              <li key={id} data-game={id} className="game">
                <Cover of={boards[id]?.cover} />
                <h3 className="name">
                  <Link href={`/game/${id}`} className="whole">
                    {title}
                  </Link>
                </h3>
                {about !== undefined && <p>{splitLead(say(about))[0]}</p>}
              </li>
            ))}
          </ul>
        </section>
        <div className="home-below">
          <section>
            <header className="part-head">
              <h2>{say(homeWords.texts)}</h2>
              <Link href="/library" className="text-button">
                {say(homeWords.library)}
              </Link>
            </header>
            <OpponentRows />
          </section>
          <section>
            <header className="part-head">
              <h2>{say(homeWords.tools)}</h2>
            </header>
            <ul className="card rows">
              <TransferRows />
              {count > 0 && (
                <RowLink to="/plays" icon="chart" title={say(ui.plays)} about={say(homeWords.playsAbout)} />
              )}
            </ul>
          </section>
        </div>
        <p className="small soft">{say(homeWords.unofficial)}</p>
      </main>
    </>
  )
}
