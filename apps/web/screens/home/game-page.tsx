import { type RegisteredGame, games } from 'virtual:games'
import { useLocation } from 'wouter'
import { openGame } from '../../data/registry/registry.ts'
import { startAt } from '../../data/store/start-at.ts'
import { boards } from '../../table/boards/index.ts'
import { RowLink } from '../../ui/components/row-link.tsx'
import { PageHeading, TopBar } from '../../ui/components/top-bar.tsx'
import { Cover } from '../../ui/design/cover.tsx'
import { houseWords } from '../../ui/text/house-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import './home.css'
import { gameWords } from './words.ts'

/** Two ways to start, and everything else about the game. */
export function GamePage({ id }: { readonly id: string }) {
  const game = games.find((each) => each.id === id)
  return game === undefined ? <TopBar title={id} back="/" /> : <PageOf game={game} />
}

function PageOf({ game }: { readonly game: RegisteredGame }) {
  const say = useSay()
  const { id, title, about } = game
  const rows = [
    {
      path: 'today',
      icon: 'day',
      title: gameWords.today,
      about: gameWords.todayAbout,
      isOffered: game.hasBattles,
    },
    { path: 'watch', icon: 'eye', title: ui.watch, about: gameWords.watchAbout, isOffered: game.watched },
    { path: 'how', icon: 'ask', title: ui.howItWorks, about: gameWords.howAbout, isOffered: game.guide },
    {
      path: 'new',
      icon: 'settings',
      title: ui.matchSettings,
      about: gameWords.settingsAbout,
      isOffered: true,
    },
    {
      path: 'reference',
      icon: 'book',
      title: ui.reference,
      about: gameWords.referenceAbout,
      isOffered: true,
    },
    { path: 'lab', icon: 'lab', title: ui.lab, about: gameWords.labAbout, isOffered: game.canSimulate },
    {
      path: 'house-rules',
      icon: 'edit',
      title: houseWords.title,
      about: gameWords.houseAbout,
      isOffered: game.hasHouseRules,
    },
  ] as const
  return (
    <>
      <TopBar back="/" />
      <main className="page game-page">
        <Cover of={boards[id]?.cover} />
        <div>
          <PageHeading title={title} className="name" />
          {about !== undefined && <p className="soft">{say(about)}</p>}
          <Starts game={game} />
          <ul className="card rows">
            {rows.map(
              (row) =>
                row.isOffered && (
                  <RowLink
                    key={row.path}
                    to={`/${row.path}/${id}`}
                    icon={row.icon}
                    title={say(row.title)}
                    about={say(row.about)}
                  />
                ),
            )}
          </ul>
        </div>
      </main>
    </>
  )
}

function Starts({ game: { id, places, hasBattles } }: { readonly game: RegisteredGame }) {
  const say = useSay()
  const [, go] = useLocation()
  const playOnScreen = async (): Promise<void> => {
    const opened = await openGame(id)
    const started = opened && (await startAt(opened, 'screen'))
    go(started?.ok === true ? `/match/${started.value}` : `/new/${id}`)
  }
  const hasTable = places.includes('table')
  return (
    <ul className="starts">
      {hasTable && (
        <RowLink
          to={`/set-up/${id}`}
          look="start"
          icon="table"
          title={say(gameWords.atMyTable)}
          about={say(gameWords.tableAbout)}
        />
      )}
      <RowLink
        to={() => void playOnScreen()}
        look={hasTable ? 'start quiet' : 'start'}
        icon="screen"
        title={say(gameWords.onThisScreen)}
        about={say(hasBattles ? gameWords.screenAbout : gameWords.screenAboutPart)}
      />
    </ul>
  )
}
