import type { EditorView } from '@codemirror/view'
import { type Position, withExample } from '@opfor/sheets'
import { useCallback, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useViewport } from '../boards/use-viewport.ts'
import { TopBar } from '../components/top-bar.tsx'
import { playSheet } from '../opponents/play-sheet.ts'
import { ShareSheetDialog } from '../opponents/share-dialog.tsx'
import { shareWords } from '../opponents/share-words.ts'
import { OtherWindowNotice } from '../opponents/window-notice.tsx'
import { opponentWords } from '../opponents/words.ts'
import type { SavedSheet } from '../storage/sheet-list.ts'
import type { UndoList } from '../storage/undo-storage.ts'
import { deferredWords } from '../text/deferred-words.ts'
import { useSay } from '../text/language.tsx'
import { Asked } from './asked.tsx'
import { changeTo } from './editor/commands.ts'
import { showPlace } from './editor/marks.ts'
import { Examples } from './examples.tsx'
import { HealthPane } from './health/health-pane.tsx'
import { useFigures } from './health/use-figures.ts'
import { useHealth } from './health/use-health.ts'
import { healthWords } from './health/words.ts'
import { PlayPane } from './play/play-pane.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { Pane, type Tab, Tabs } from './tabs.tsx'
import { TextPane } from './text-pane.tsx'
import { useCheckedText } from './use-checked-text.ts'
import { useKeptText } from './undo/use-kept-text.ts'
import { workshopWords } from './words.ts'
import './workshop.css'

type PaneName = 'text' | 'turn' | 'examples' | 'asked' | 'health'

/** The text of an opponent on the left, what it does on the right; one below the other on a phone. */
export function Workshop({
  saved,
  undoList,
}: {
  readonly saved: SavedSheet
  /** What can be undone from earlier visits. */
  readonly undoList: UndoList | undefined
}) {
  const say = useSay()
  const [, go] = useLocation()
  const { small } = useViewport()
  const view = useRef<EditorView>(undefined)
  const { checked, check } = useCheckedText(saved.text)
  const keeper = useKeptText(saved, view, checked)
  const [pane, setPane] = useState<PaneName>('text')
  const [dialog, setDialog] = useState<'share' | 'rename'>()
  const [problem, setProblem] = useState('')
  const [line, setLine] = useState(1)
  const print = `/print/workshop/${saved.id}`
  const changed = useCallback(
    (text: string) => {
      check(text)
      keeper.keep()
    },
    [check, keeper],
  )
  const playAtTable = async (): Promise<void> => {
    const route = await playSheet(view.current?.state.doc.toString() ?? saved.text)
    if (route.ok) go(route.value)
    else setProblem(route.problem)
  }
  const share = (): void => {
    // The screen that prints it reads what is saved.
    keeper.flush()
    setDialog('share')
  }
  const rename = useCallback(() => setDialog('rename'), [])
  const look = (at: Position): void => {
    if (small) setPane('text')
    // The text is there after the panes have changed.
    requestAnimationFrame(() => {
      if (view.current === undefined) return
      showPlace(view.current, at)
      view.current.focus()
    })
  }
  const sheet = checked?.sheet
  const health = useHealth(sheet, !small || pane === 'health')
  useFigures(view, small ? undefined : health)
  const findings = checked?.findings.length ?? 0
  const examples = checked?.examples ?? []
  const failing = examples.filter(({ problem: why }) => why !== undefined).length
  const addExample = (added: string): void => {
    const { doc } = view.current?.state ?? {}
    if (doc === undefined) return
    const text = withExample({ text: doc.toString() }, added)
    view.current?.dispatch({ changes: changeTo(doc, text.split('\n')), userEvent: 'input' })
    setPane('examples')
    // The button is hidden with its pane.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#tab-examples')?.focus())
  }
  const tabs: readonly Tab<PaneName>[] = [
    ...(small
      ? [
          {
            name: 'text' as const,
            title: say(workshopWords.text),
            badge: findings === 0 ? undefined : String(findings),
            isBad: true,
          },
        ]
      : []),
    { name: 'turn', title: say(workshopWords.turn) },
    {
      name: 'examples',
      title: say(workshopWords.examples),
      badge: failing > 0 ? String(failing) : examples.length > 0 ? '✓' : undefined,
      isBad: failing > 0,
    },
    { name: 'asked', title: say(workshopWords.asked), badge: sheet && String(sheet.asked.length) },
    { name: 'health', title: say(healthWords.title) },
  ]
  const shown = !small && pane === 'text' ? 'turn' : pane
  return (
    <div className="workshop">
      <TopBar title={sheet?.title ?? saved.title} back={`/opponent/${saved.id}`}>
        <Link href={print} className="text-button workshop-print" onClick={keeper.flush}>
          {say(shareWords.print)}
        </Link>
        <button type="button" className="text-button" onClick={share}>
          {say(deferredWords.share)}
        </button>
        <button type="button" className="text-button" onClick={() => void playAtTable()}>
          {say(opponentWords.play)}
        </button>
      </TopBar>
      {keeper.notice !== undefined && <OtherWindowNotice what={keeper.notice} canUndo {...keeper} />}
      {problem !== '' && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      <main className="workshop-main">
        {small && <Tabs tabs={tabs} selected={shown} select={setPane} />}
        <TextPane
          saved={saved}
          undoList={undoList}
          checked={checked}
          view={view}
          changed={changed}
          isShown={!small || shown === 'text'}
          line={line}
          moved={setLine}
          backToTurn={small ? () => setPane('turn') : undefined}
          rename={rename}
        />
        <div className="workshop-side" hidden={small && shown === 'text'}>
          {!small && <Tabs tabs={tabs} selected={shown} select={setPane} />}
          <Pane name="turn" isShown={shown === 'turn'}>
            <PlayPane id={saved.id} sheet={sheet} line={line} look={look} addExample={addExample} />
          </Pane>
          <Pane name="examples" isShown={shown === 'examples'}>
            <Examples examples={examples} look={look} />
          </Pane>
          <Pane name="asked" isShown={shown === 'asked'}>
            <Asked sheet={sheet} look={look} />
          </Pane>
          <Pane name="health" isShown={shown === 'health'}>
            {shown === 'health' && <HealthPane health={health} look={look} />}
          </Pane>
        </div>
      </main>
      {dialog === 'share' && sheet && (
        <ShareSheetDialog sheet={sheet} print={print} close={() => setDialog(undefined)} />
      )}
      {dialog === 'rename' && sheet && view.current && (
        <RenameDialog view={view.current} sheet={sheet} close={() => setDialog(undefined)} />
      )}
    </div>
  )
}
