import { type SheetDiagnostic, type QuickFix, applyFix } from '@opfor/sheets'
import type { ModdableGame } from '@opfor/variants'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { loadModdableGameOfPage } from '../../data/storage/house-rules.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { loadSheet } from '../../data/storage/sheet-storage.ts'
import { listMatches } from '../../data/storage/storage.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { shareWords } from '../../ui/text/share-words.ts'
import { ChangedList } from './changed-list.tsx'
import { DeleteSheet } from './delete-sheet.tsx'
import { AskedList, Findings } from './findings.tsx'
import { rulesIn } from './house-sheet.ts'
import { lastPlayed } from './opponent-list.tsx'
import { notPlayable } from './not-playable.ts'
import { playSheet } from './play-sheet.ts'
import './opponents.css'
import { ShareSheetDialog } from './share-dialog.tsx'
import { useAutoSave } from './use-auto-save.ts'
import { useSheet } from './use-sheet.ts'
import { OtherWindowNotice } from './window-notice.tsx'
import { opponentWords } from './words.ts'

/** Counted from 1. */
type Place = readonly [line: number, column: number]

function selectIn(area: HTMLTextAreaElement, from: Place, to: Place): void {
  const { value } = area
  const [start, end] = [offsetOf(value, from), offsetOf(value, to)]
  area.focus()
  // Line breaks decide how far down the place is, so the text before it is measured.
  area.value = value.slice(0, start)
  const above = area.scrollHeight - area.clientHeight / 2
  area.value = value
  area.setSelectionRange(start, end)
  area.scrollTo({ top: above })
}

function offsetOf(text: string, [line, column]: Place): number {
  const lines = text.split('\n').slice(0, line - 1)
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1
}

/** Every change is saved immediately. */
export function OpponentScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const [loaded, setLoaded] = useState<Loaded | 'missing'>()
  useEffect(() => {
    void load(id).then(setLoaded)
  }, [id])
  if (loaded === 'missing' || loaded === undefined)
    return (
      <>
        <TopBar title={say(opponentWords.title)} back="/opponents" />
        <main className="page">
          {loaded === 'missing' && <p role="alert">{say(opponentWords.notFound)}</p>}
        </main>
      </>
    )
  return <Editor {...loaded} />
}

interface Loaded {
  readonly saved: SavedSheet
  /** Undefined unless the page has house rules. */
  readonly opponent: ModdableGame | undefined
}

async function load(id: string): Promise<Loaded | 'missing'> {
  const [saved, matches] = await Promise.all([loadSheet(id), listMatches()])
  if (saved === undefined) return 'missing'
  // An edited text has new matches, so the last known date is preserved.
  return {
    saved: { ...saved, played: lastPlayed(saved, matches) },
    opponent: await loadModdableGameOfPage(saved.text),
  }
}

function Editor({ saved, opponent }: Loaded) {
  const say = useSay()
  const [, go] = useLocation()
  const [text, setText] = useState(saved.text)
  const [dialog, setDialog] = useState<'share' | 'delete'>()
  const [problem, setProblem] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const { sheet, findings } = useSheet(text, opponent)
  // The text before it is drawn: nothing older may be saved.
  const latest = useRef(text)
  const show = (to: string): void => {
    latest.current = to
    setText(to)
  }
  const { keep, notice, ...keeper } = useAutoSave(saved, { delay: 0, replace: show })
  const change = (to: string): void => {
    show(to)
    keep(to, sheet, undefined)
  }
  // The title is read shortly after a change.
  useEffect(() => keep(latest.current, sheet, undefined), [sheet])
  const apply = (fix: QuickFix): void => {
    const top = area.current?.scrollTop ?? 0
    change(applyFix(sheet.text, fix))
    // A new value moves the text to its end.
    requestAnimationFrame(() => area.current?.scrollTo({ top }))
  }
  const look = ({ line, column, end }: SheetDiagnostic): void => {
    if (area.current !== null) selectIn(area.current, [line, column], [end.line, end.column])
  }
  const play = async (): Promise<void> => {
    const route = await playSheet(text)
    if (route.ok) go(route.value)
    else setProblem(route.problem)
  }
  const why = notPlayable(sheet, opponent !== undefined)
  const close = (): void => setDialog(undefined)
  return (
    <>
      <TopBar title={sheet.title || say(opponentWords.untitled)} back="/opponents">
        <Link href={`/workshop/${saved.id}`} className="text-button">
          {say(opponentWords.workshop)}
        </Link>
        <button type="button" className="text-button" onClick={() => setDialog('share')}>
          {say(deferredWords.share)}
        </button>
        <button type="button" className="text-button" onClick={() => setDialog('delete')}>
          {say(deferredWords.remove)}
        </button>
      </TopBar>
      <main className="page opponent-page">
        {notice !== undefined && <OtherWindowNotice what={notice} canUndo={false} {...keeper} />}
        <label className="opponent-text">
          <span>{say(opponentWords.page)}</span>
          <textarea
            ref={area}
            className="sheet-text"
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </label>
        <div className="opponent-findings">
          {sheet.from !== '' && <p className="soft">{say(shareWords.from, { name: sheet.from })}</p>}
          <Findings title={say(opponentWords.toFix)} findings={findings} look={look} apply={apply} />
          <Findings title={say(opponentWords.notes)} findings={sheet.hints} look={look} apply={apply} />
          <AskedList asked={sheet.asked} />
          <ChangedList changes={rulesIn(sheet)?.variant.changes ?? []} isOpen />
        </div>
      </main>
      <div className="thumb-bar opponent-bar">
        <p role="status">
          {problem ||
            [
              findings.length === 0 && why === undefined
                ? say(opponentWords.good)
                : findings.length > 0 && say(opponentWords.findings, { count: findings.length }),
              why !== undefined ? say(why) : findings.length > 0 && say(opponentWords.playsAnyway),
            ]
              .filter(Boolean)
              .join(' ')}
        </p>
        <button type="button" className="button big" disabled={why !== undefined} onClick={() => void play()}>
          {say(opponentWords.play)}
        </button>
      </div>
      {dialog === 'share' && (
        <ShareSheetDialog sheet={sheet} print={`/print/opponent/${saved.id}`} close={close} />
      )}
      {dialog === 'delete' && (
        <DeleteSheet
          id={saved.id}
          name={sheet.title || say(opponentWords.untitled)}
          close={close}
          deleted={() => go('/opponents')}
        />
      )}
    </>
  )
}
