import { type Finding, type Fix, fixedText } from '@opfor/sheets'
import type { Opponent } from '@opfor/variants'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { opponentOfPage } from '../../data/storage/house-rules.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { loadSheet } from '../../data/storage/sheet-storage.ts'
import { listMatches } from '../../data/storage/storage.ts'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { ChangedList } from './changed-list.tsx'
import { DeleteSheet } from './delete-sheet.tsx'
import { AskedList, Findings } from './findings.tsx'
import { rulesIn } from './house-sheet.ts'
import { lastPlayed } from './last-played.ts'
import { notPlayable } from './not-playable.ts'
import { playSheet } from './play-sheet.ts'
import { selectIn } from './select-in.ts'
import './opponents.css'
import { ShareSheetDialog } from './share-dialog.tsx'
import { shareWords } from '../../ui/text/share-words.ts'
import { useKeeper } from './use-keeper.ts'
import { useSheet } from './use-sheet.ts'
import { OtherWindowNotice } from './window-notice.tsx'
import { opponentWords } from './words.ts'

/** The page of an opponent: its text, what is found in it, and playing it. Every change is saved immediately. */
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
  /** The opponent that it is house rules of. */
  readonly opponent: Opponent | undefined
}

async function load(id: string): Promise<Loaded | 'missing'> {
  const [saved, matches] = await Promise.all([loadSheet(id), listMatches()])
  if (saved === undefined) return 'missing'
  // An edited text has matches of its own: what was known of the last one is kept.
  return {
    saved: { ...saved, played: lastPlayed(saved, matches) },
    opponent: await opponentOfPage(saved.text),
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
  // The text as it is, also before it is drawn again: nothing older may be saved.
  const latest = useRef(text)
  const show = (to: string): void => {
    latest.current = to
    setText(to)
  }
  const { keep, notice, ...keeper } = useKeeper(saved, { delay: 0, replace: show })
  const change = (to: string): void => {
    show(to)
    keep(to, sheet, undefined)
  }
  // The title is read from the text, shortly after it was changed.
  useEffect(() => keep(latest.current, sheet, undefined), [sheet])
  const apply = (fix: Fix): void => {
    const top = area.current?.scrollTop ?? 0
    change(fixedText(sheet.text, fix))
    // A new value moves the text to its end.
    requestAnimationFrame(() => area.current?.scrollTo({ top }))
  }
  const look = ({ line, column, end }: Finding): void => {
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
