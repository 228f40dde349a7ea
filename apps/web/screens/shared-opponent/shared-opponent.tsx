import { renderSheet, readSheet, type Sheet } from '@opfor/sheets'
import type { ModdableGame } from '@opfor/variants'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { Paper } from '../print/paper.tsx'
import '../print/print.css'
import { unpackLink } from '../../ui/sharing/link.ts'
import { sharingWords } from '../../ui/sharing/words.ts'
import { loadModdableGameOfPage } from '../../data/storage/house-rules.ts'
import { maxPageLength } from '../../data/transfer/detect-content.ts'
import { useSay } from '../../ui/text/language.tsx'
import { addSheet, copyForWorkshop } from '../../data/storage/new-sheet.ts'
import { ChangedList } from '../opponents/changed-list.tsx'
import { houseSheet, rulesIn } from '../opponents/house-sheet.ts'
import { notPlayable } from '../opponents/not-playable.ts'
import '../opponents/opponents.css'
import { playSheet } from '../opponents/play-sheet.ts'
import { shareWords } from '../../ui/text/share-words.ts'
import { opponentWords } from '../opponents/words.ts'

/** Offers to play, copy or save the page. A link to the workshop opens a copy there. */
export function SharedOpponent({
  packed,
  opens,
}: {
  readonly packed: string
  readonly opens: 'sheet' | 'workshop'
}) {
  const say = useSay()
  const [, go] = useLocation()
  const [shared, setShared] = useState<Shared | 'damaged'>()
  useEffect(() => {
    const open = async (): Promise<void> => {
      const text = (await unpackLink(packed)) ?? ''
      if (text === '' || text.length > maxPageLength) setShared('damaged')
      else if (opens === 'workshop') go(await copyForWorkshop(text), { replace: true })
      else setShared(await read(text))
    }
    void open()
  }, [packed, opens, go])
  if (shared === undefined || shared === 'damaged')
    return (
      <>
        <TopBar title={say(opponentWords.shared)} back="/" />
        <main className="page">
          {shared === 'damaged' && (
            <p role="alert" className="notice">
              {say(sharingWords.cannotOpen, { problem: sharingWords.damaged })}
            </p>
          )}
        </main>
      </>
    )
  return <SharedPage {...shared} />
}

interface Shared {
  readonly sheet: Sheet
  readonly opponent: ModdableGame | undefined
}

async function read(text: string): Promise<Shared> {
  const opponent = await loadModdableGameOfPage(text)
  const sheet = readSheet(text)
  return { sheet: opponent === undefined ? sheet : houseSheet(sheet, opponent), opponent }
}

function SharedPage({ sheet, opponent }: Shared) {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const play = async (): Promise<void> => {
    const route = await playSheet(sheet.text)
    if (route.ok) go(route.value)
    else setProblem(route.problem)
  }
  const keep = async (): Promise<void> => go(`/opponent/${await addSheet(sheet.text)}`, { replace: true })
  const change = async (): Promise<void> => go(await copyForWorkshop(sheet.text), { replace: true })
  const why = notPlayable(sheet, opponent !== undefined)
  const printed = useMemo(() => renderSheet(sheet, { say, qr: 'none' }), [sheet, say])
  return (
    <>
      <TopBar title={sheet.title || say(opponentWords.untitled)} back="/" />
      <main className="page">
        <div className="notice">
          <h2>{say(opponentWords.shared)}</h2>
          <p>{say(opponentWords.sharedIntro)}</p>
          {sheet.from !== '' && <p className="soft">{say(shareWords.from, { name: sheet.from })}</p>}
          <div className="row">
            <button type="button" className="button quiet" onClick={() => void change()}>
              {say(shareWords.changeThis)}
            </button>
            <button type="button" className="button quiet" onClick={() => void keep()}>
              {say(opponentWords.keepAsMine)}
            </button>
          </div>
        </div>
        {opponent !== undefined && <p>{say(opponentWords.houseOf, { game: opponent.game.title })}</p>}
        <ChangedList changes={rulesIn(sheet)?.variant.changes ?? []} isOpen />
        {opponent === undefined && <Paper printed={printed} language={sheet.language} />}
        <details className="card" open={opponent !== undefined}>
          <summary>{say(shareWords.text)}</summary>
          {/* The keyboard scrolls it. */}
          <pre className="sheet-page" tabIndex={0}>
            {sheet.text}
          </pre>
        </details>
      </main>
      <div className="thumb-bar">
        {(problem !== '' || why !== undefined) && (
          <p role="alert">{problem || (why !== undefined && say(why))}</p>
        )}
        <button type="button" className="button big" disabled={why !== undefined} onClick={() => void play()}>
          {say(opponentWords.play)}
        </button>
      </div>
    </>
  )
}
