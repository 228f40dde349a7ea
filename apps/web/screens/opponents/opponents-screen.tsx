import type { Message } from '@opfor/kernel'
import { starterSheets } from '@opfor/sheets'
import { games } from 'virtual:games'
import { type DragEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { FileButton } from '../../ui/components/file-button.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { gameIdOfHouseRules } from '../../data/storage/house-rules.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import { listSheets, type SavedSheet } from '../../data/storage/sheet-list.ts'
import { maxPageLength } from '../../data/transfer/detect-content.ts'
import { useSay } from '../../ui/text/language.tsx'
import { addSheet } from '../../data/storage/new-sheet.ts'
import { PlainListNotice } from './plain-list.tsx'
import { OpponentList } from './opponent-list.tsx'
import './opponents.css'
import { opponentWords, shapeWords } from './words.ts'

const namesOfShapes: Readonly<Record<string, Message>> = {
  lists: shapeWords.lists,
  'by-class': shapeWords.byClass,
  areas: shapeWords.areas,
  dice: shapeWords.dice,
  walk: shapeWords.walk,
  'flow-chart': shapeWords.flowChart,
  stances: shapeWords.stances,
  'card-flip': shapeWords.cardFlip,
  'order-deck': shapeWords.orderDeck,
  'hidden-hand': shapeWords.hiddenHand,
}

const howTo = [opponentWords.how1, opponentWords.how2, opponentWords.how3, opponentWords.how4]

export function OpponentsScreen() {
  const say = useSay()
  const [, go] = useLocation()
  const { refresh } = useMatchList()
  const [sheets, setSheets] = useState<readonly SavedSheet[]>()
  useEffect(() => {
    void listSheets().then(setSheets)
    void refresh()
  }, [refresh])
  const own = sheets?.filter(({ text }) => gameIdOfHouseRules(text) === undefined) ?? []
  const add = async (text: string): Promise<void> => go(`/opponent/${await addSheet(text)}`)
  const makeSheet = async (text: string): Promise<void> => go(`/workshop/${await addSheet(text)}`)
  return (
    <>
      <TopBar title={say(opponentWords.title)} back="/" />
      <main className="page opponents-page">
        <p>{say(opponentWords.intro)}</p>
        {sheets !== undefined && (own.length > 0 || sheets.length === 0) && (
          <section>
            <h2>{say(opponentWords.own)}</h2>
            {own.length === 0 ? (
              <p className="soft">{say(opponentWords.none)}</p>
            ) : (
              <OpponentList sheets={own} />
            )}
          </section>
        )}
        {games.map(({ id, title }) => {
          const pages = sheets?.filter(({ text }) => gameIdOfHouseRules(text) === id) ?? []
          return (
            pages.length > 0 && (
              <section key={id}>
                <h2>{say(opponentWords.houseOf, { game: title })}</h2>
                <OpponentList sheets={pages} />
              </section>
            )
          )
        })}
        <AddPage add={(text) => void add(text)} makeSheet={(text) => void makeSheet(text)} />
        <section>
          <h2>{say(opponentWords.library)}</h2>
          <p className="soft">{say(opponentWords.libraryIntro)}</p>
          <div className="row">
            <Link href="/library" className="button">
              {say(opponentWords.openLibrary)}
            </Link>
          </div>
        </section>
        <section>
          <h2>{say(opponentWords.shapes)}</h2>
          <p className="soft">{say(opponentWords.shapesIntro)}</p>
          <ul className="opponent-texts">
            {starterSheets.map(({ id, text }) => {
              const name = namesOfShapes[id]
              return (
                <li key={id}>
                  <button type="button" className="choice" onClick={() => void add(text)}>
                    {name === undefined ? id : say(name)}
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      </main>
    </>
  )
}

function AddPage({
  add,
  makeSheet,
}: {
  readonly add: (text: string) => void
  readonly makeSheet: (text: string) => void
}) {
  const say = useSay()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const addFile = async (file: File): Promise<void> => {
    // A letter takes at most four bytes.
    if (file.size > 4 * maxPageLength) return setProblem(say(opponentWords.tooLarge))
    const read = await file.text().catch(() => undefined)
    return read === undefined ? setProblem(say(opponentWords.unreadable)) : add(read)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file !== undefined) void addFile(file)
  }
  return (
    <section className="card opponent-add" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h2>{say(opponentWords.add)}</h2>
      <label>
        <span>{say(opponentWords.paste)}</span>
        <textarea
          className="sheet-text"
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <PlainListNotice text={text} make={makeSheet} />
      <div className="row">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => add(text)}>
          {say(opponentWords.addThis)}
        </button>
        <FileButton accept=".md,.markdown,.txt,text/markdown,text/plain" take={(file) => void addFile(file)}>
          {say(opponentWords.openFile)}
        </FileButton>
      </div>
      <p className="soft">{say(opponentWords.drop)}</p>
      {problem !== '' && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      <details>
        <summary>{say(opponentWords.howTo)}</summary>
        <ol className="opponent-how">
          {howTo.map((sentence) => (
            <li key={sentence.id}>{say(sentence)}</li>
          ))}
        </ol>
      </details>
    </section>
  )
}
