import type { EditorView } from '@codemirror/view'
import type { Position } from '@opfor/sheets'
import type { Opponent } from '@opfor/variants'
import { useCallback, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useViewport } from '../../boards/use-viewport.ts'
import { TopBar } from '../../components/top-bar.tsx'
import { playSheet } from '../../opponents/play-sheet.ts'
import { ShareSheetDialog } from '../../opponents/share-dialog.tsx'
import { OtherWindowNotice } from '../../opponents/window-notice.tsx'
import { opponentWords } from '../../opponents/words.ts'
import type { SavedSheet } from '../../storage/sheet-list.ts'
import type { UndoList } from '../../storage/undo-storage.ts'
import { deferredWords } from '../../text/deferred-words.ts'
import { useSay } from '../../text/language.tsx'
import { showPlace } from '../editor/marks.ts'
import { Pane, type Tab, Tabs } from '../tabs.tsx'
import { TextPane } from '../text-pane.tsx'
import { useKeptText } from '../undo/use-kept-text.ts'
import { useCheckedText } from '../use-checked-text.ts'
import { workshopWords } from '../words.ts'
import '../workshop.css'
import { ComparePane } from './compare-pane.tsx'
import { HouseTurnPane } from './turn-pane.tsx'
import { usePlayedPage } from './use-house-turn.ts'
import { houseRulesWords } from './words.ts'

type PaneName = 'text' | 'turn' | 'compare'

/** House rules on the left, what they do on the right: at the board of their game, and in many matches. */
export function HouseWorkshop({
  saved,
  undoList,
  opponent,
}: {
  readonly saved: SavedSheet
  /** What can be undone from earlier visits. */
  readonly undoList: UndoList | undefined
  readonly opponent: Opponent
}) {
  const say = useSay()
  const [, go] = useLocation()
  const { small } = useViewport()
  const view = useRef<EditorView>(undefined)
  const { checked, check } = useCheckedText(saved.text, opponent)
  const keeper = useKeptText(saved, view, checked)
  const [pane, setPane] = useState<PaneName>('text')
  const [isSharing, setSharing] = useState(false)
  const [problem, setProblem] = useState('')
  const [line, setLine] = useState(1)
  const sheet = checked?.sheet
  const page = usePlayedPage(sheet, opponent)
  const changed = useCallback(
    (text: string) => {
      check(text)
      keeper.keep()
    },
    [check, keeper],
  )
  const play = async (): Promise<void> => {
    keeper.flush()
    const route = await playSheet(view.current?.state.doc.toString() ?? saved.text)
    if (route.ok) go(route.value)
    else setProblem(route.problem)
  }
  const share = (): void => {
    keeper.flush()
    setSharing(true)
  }
  const look = (at: Position): void => {
    if (small) setPane('text')
    // The text is there after the panes have changed.
    requestAnimationFrame(() => {
      if (view.current === undefined) return
      showPlace(view.current, at)
      view.current.focus()
    })
  }
  const findings = checked?.findings.length ?? 0
  const text: Tab<PaneName> = {
    name: 'text',
    title: say(workshopWords.text),
    badge: findings === 0 ? undefined : String(findings),
    isBad: true,
  }
  const tabs: readonly Tab<PaneName>[] = [
    ...(small ? [text] : []),
    { name: 'turn', title: say(houseRulesWords.turn) },
    { name: 'compare', title: say(houseRulesWords.compare) },
  ]
  const shown = !small && pane === 'text' ? 'turn' : pane
  return (
    <div className="workshop house-workshop">
      <TopBar title={sheet?.title ?? saved.title} back={`/house-rules/${opponent.game.id}`}>
        <Link href={`/opponent/${saved.id}`} className="text-button workshop-print" onClick={keeper.flush}>
          {say(opponentWords.page)}
        </Link>
        <button type="button" className="text-button" onClick={share}>
          {say(deferredWords.share)}
        </button>
        <button type="button" className="text-button" onClick={() => void play()}>
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
        />
        <div className="workshop-side" hidden={small && shown === 'text'}>
          {!small && <Tabs tabs={tabs} selected={shown} select={setPane} />}
          <Pane name="turn" isShown={shown === 'turn'}>
            <HouseTurnPane sheet={sheet} page={page} opponent={opponent} line={line} look={look} />
          </Pane>
          <Pane name="compare" isShown={shown === 'compare'}>
            <ComparePane sheet={sheet} page={page} opponent={opponent} look={look} />
          </Pane>
        </div>
      </main>
      {isSharing && sheet && (
        <ShareSheetDialog
          sheet={sheet}
          print={`/print/workshop/${saved.id}`}
          close={() => setSharing(false)}
        />
      )}
    </div>
  )
}
