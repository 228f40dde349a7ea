import type { Game } from '@opfor/kernel'
import { type ListChange, writePrintedVariant, readVariant } from '@opfor/variants'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useBackLocation } from '../../ui/components/back-location.ts'
import {
  gameIdOfHouseRules,
  loadModdableGame,
  loadModdableGameOfPage,
} from '../../data/storage/house-rules.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import { useGameAt } from '../../data/storage/open-game.ts'
import { titleIn } from '../../data/storage/page-title.ts'
import { listSheets, type SavedSheet } from '../../data/storage/sheet-list.ts'
import { houseWords } from '../../ui/text/house-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ChangedList } from './changed-list.tsx'
import { addSheet, copyForWorkshop } from '../../data/storage/new-sheet.ts'
import './opponents.css'
import { playSheet } from './play-sheet.ts'
import { shareWords } from '../../ui/text/share-words.ts'
import { OpponentList } from './opponent-list.tsx'
import { opponentWords } from './words.ts'

/** All house rules of a game by its address, or one page. */
export function HouseRulesScreen({ address }: { readonly address: string }) {
  const say = useSay()
  const game = useGameAt(address)
  const back = useBackLocation()
  if (game === undefined)
    return (
      <>
        <TopBar title={say(houseWords.title)} back={back} />
        <main className="page">
          <p role="alert">{say(opponentWords.notFound)}</p>
        </main>
      </>
    )
  const text = game.rules?.text
  return text === undefined ? <PagesOf game={game} back={back} /> : <OnePage text={text} back={back} />
}

function PagesOf({ game, back }: { readonly game: Game; readonly back: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const { refresh } = useMatchList()
  const [pages, setPages] = useState<readonly SavedSheet[]>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    void listSheets().then((all) => setPages(all.filter(({ text }) => gameIdOfHouseRules(text) === game.id)))
    void refresh()
  }, [game.id, refresh])
  const write = async (): Promise<void> => {
    const opponent = await loadModdableGame(game.id)
    if (opponent === undefined) setProblem(say(opponentWords.houseNone))
    else go(`/workshop/${await addSheet(withNewTitle(writePrintedVariant(opponent), pages))}`)
  }
  return (
    <>
      <TopBar title={say(opponentWords.houseOf, { game: game.title })} back={back} />
      <main className="page opponents-page">
        <p>{say(opponentWords.houseIntro)}</p>
        <div className="row">
          <button type="button" className="button" onClick={() => void write()}>
            {say(opponentWords.newHouse)}
          </button>
        </div>
        {problem !== '' && <p role="alert">{problem}</p>}
        {pages.length > 0 && (
          <section>
            <h2>{say(opponentWords.own)}</h2>
            <OpponentList sheets={pages} />
          </section>
        )}
      </main>
    </>
  )
}

/** Numbers a title that others have, unless one of them is the same page. */
function withNewTitle(page: string, others: readonly SavedSheet[]): string {
  const titles = new Set(others.map(({ title }) => title))
  const title = titleIn(page) ?? ''
  for (let nth = 1; ; nth += 1) {
    const name = nth === 1 ? title : `${title} ${nth}`
    const text = page.replace(title, name)
    if (!titles.has(name) || others.some((other) => other.text === text)) return text
  }
}

function OnePage({ text, back }: { readonly text: string; readonly back: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const [changes, setChanges] = useState<readonly ListChange[]>([])
  useEffect(() => {
    void loadModdableGameOfPage(text).then((found) =>
      setChanges(found ? readVariant(text, found).changes : []),
    )
  }, [text])
  const play = async (): Promise<void> => {
    const route = await playSheet(text)
    if (route.ok) go(route.value)
    else setProblem(route.problem)
  }
  return (
    <>
      <TopBar title={titleIn(text) ?? say(houseWords.title)} back={back}>
        <button
          type="button"
          className="text-button"
          onClick={() => void copyForWorkshop(text).then((route) => go(route))}
        >
          {say(shareWords.changeThis)}
        </button>
      </TopBar>
      <main className="page">
        <ChangedList changes={changes} isOpen />
        <pre className="sheet-page card card-text">{text}</pre>
      </main>
      <div className="thumb-bar">
        {problem !== '' && <p role="alert">{problem}</p>}
        <button type="button" className="button big" onClick={() => void play()}>
          {say(opponentWords.play)}
        </button>
      </div>
    </>
  )
}
