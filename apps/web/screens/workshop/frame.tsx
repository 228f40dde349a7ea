import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { playSheet } from '../opponents/play-sheet.ts'
import { ShareSheetDialog } from '../opponents/share-dialog.tsx'
import { OtherWindowNotice } from '../opponents/window-notice.tsx'
import { opponentWords } from '../opponents/words.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import type { UndoList } from '../../data/storage/undo-storage.ts'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { Pane, type Tab, Tabs } from './tabs.tsx'
import { TextPane } from './text-pane.tsx'
import type { WorkshopState } from './use-workshop.ts'
import { workshopWords } from './words.ts'
import './workshop.css'

export interface WorkshopPage {
  readonly saved: SavedSheet
  readonly undoList: UndoList | undefined
}

interface WorkshopPane<Name extends string> extends Tab<Name> {
  readonly content: ReactNode
}

/** The text on the left, its effects on the right; one at a time on a phone. */
export function WorkshopFrame<Name extends string>({
  saved,
  undoList,
  workshop,
  back,
  link,
  panes,
  rename,
  known,
  className = '',
  children,
}: WorkshopPage & {
  readonly workshop: WorkshopState<Name>
  readonly back: string
  readonly link: { readonly href: string; readonly text: string }
  readonly panes: readonly WorkshopPane<Name>[]
  /** Undefined for house rules. */
  readonly rename?: (() => void) | undefined
  /** In house rules, shows the possible names at the cursor. */
  readonly known?: (() => void) | undefined
  readonly className?: string
  readonly children?: ReactNode
}) {
  const say = useSay()
  const [, go] = useLocation()
  const [isSharing, setSharing] = useState(false)
  const [problem, setProblem] = useState('')
  const { small, view, checked, keeper, shown, setPane, first } = workshop
  const sheet = checked?.sheet
  const findings = checked?.findings.length ?? 0
  const play = async (): Promise<void> => {
    keeper.flush()
    const route = await playSheet(view.current?.state.doc.toString() ?? saved.text)
    if (route.ok) go(route.value)
    else setProblem(route.problem)
  }
  const share = (): void => {
    // The print screen reads the saved text.
    keeper.flush()
    setSharing(true)
  }
  const text: Tab<'text'> = {
    name: 'text',
    title: say(workshopWords.text),
    badge: findings === 0 ? undefined : String(findings),
    isBad: true,
  }
  const tabs = (
    <Tabs<Name | 'text'> tabs={small ? [text, ...panes] : panes} selected={shown} select={setPane} />
  )
  return (
    <div className={`workshop ${className}`}>
      <TopBar title={sheet?.title ?? saved.title} back={back}>
        <Link href={link.href} className="text-button workshop-print" onClick={keeper.flush}>
          {link.text}
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
        {small && tabs}
        <TextPane
          saved={saved}
          undoList={undoList}
          checked={checked}
          view={view}
          changed={workshop.changed}
          isShown={!small || shown === 'text'}
          line={workshop.line}
          moved={workshop.setLine}
          backToTurn={small ? () => setPane(first) : undefined}
          rename={rename}
          known={known}
        />
        <div className="workshop-side" hidden={small && shown === 'text'}>
          {!small && tabs}
          {panes.map(({ name, content }) => (
            <Pane key={name} name={name} isShown={shown === name}>
              {content}
            </Pane>
          ))}
        </div>
      </main>
      {isSharing && sheet && (
        <ShareSheetDialog
          sheet={sheet}
          print={`/print/workshop/${saved.id}`}
          close={() => setSharing(false)}
        />
      )}
      {children}
    </div>
  )
}
