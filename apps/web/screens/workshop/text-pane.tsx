import type { EditorView } from '@codemirror/view'
import type { SheetDiagnostic, QuickFix } from '@opfor/sheets'
import { type RefObject, useState } from 'react'
import { Findings } from '../opponents/findings.tsx'
import { notPlayable } from '../opponents/not-playable.ts'
import { PlainListNotice } from '../opponents/plain-list.tsx'
import { opponentWords } from '../opponents/words.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import type { UndoList } from '../../data/storage/undo-storage.ts'
import { useSay } from '../../ui/text/language.tsx'
import type { CheckedText } from './checked-text.ts'
import { changeTo } from './editor/commands.ts'
import { Editor } from './editor/editor.tsx'
import { changesOf, showPlace } from './editor/marks.ts'
import { Toolbar, useHeadings } from './toolbar.tsx'
import { workshopWords } from './words.ts'

export function TextPane({
  saved,
  undoList,
  checked,
  view,
  changed,
  isShown,
  line,
  moved,
  backToTurn,
  rename,
  known,
}: {
  readonly saved: SavedSheet
  readonly undoList: UndoList | undefined
  readonly checked: CheckedText | undefined
  readonly view: RefObject<EditorView | undefined>
  readonly changed: (text: string) => void
  readonly isShown: boolean
  /** The cursor's line. */
  readonly line: number
  readonly moved: (line: number) => void
  /** Undefined if the turn is beside the text. */
  readonly backToTurn: (() => void) | undefined
  /** Undefined for house rules, whose names are those of the game. */
  readonly rename?: (() => void) | undefined
  /** In house rules, shows the possible names at the cursor. */
  readonly known?: (() => void) | undefined
}) {
  const say = useSay()
  const [editor, setEditor] = useState<EditorView>()
  const created = (made: EditorView): void => {
    view.current = made
    setEditor(made)
  }
  const look = ({ line: first, column, end }: SheetDiagnostic): void => {
    if (editor === undefined) return
    showPlace(editor, { line: first, column, endLine: end.line, endColumn: end.column })
    editor.focus()
  }
  // The button is gone with its finding: the focus goes to the new text.
  const apply = ({ edits }: QuickFix): void => {
    if (editor === undefined) return
    const changes = editor.state.changes(changesOf(editor.state.doc, edits))
    let end = 0
    changes.iterChangedRanges((_, __, ___, to) => {
      end = to
    })
    editor.dispatch({ changes, selection: { anchor: end }, scrollIntoView: true, userEvent: 'fix' })
    editor.focus()
  }
  const replace = (text: string): void =>
    editor?.dispatch({ changes: changeTo(editor.state.doc, text.split('\n')), userEvent: 'input' })
  const { findings = [], sheet } = checked ?? {}
  const headings = useHeadings(sheet)
  return (
    <section id="pane-text" className="workshop-text" aria-label={say(workshopWords.text)} hidden={!isShown}>
      <Toolbar
        view={editor}
        title={sheet?.title ?? ''}
        headings={headings}
        line={line}
        rename={rename}
        known={known}
      />
      <Editor
        text={saved.text}
        undoList={undoList}
        checked={checked}
        changed={changed}
        moved={moved}
        created={created}
      />
      <div className="workshop-findings">
        {backToTurn !== undefined && (
          <button type="button" className="text-button workshop-back" onClick={backToTurn}>
            {say(workshopWords.backToTurn)}
          </button>
        )}
        <p role="status" className={findings.length > 0 ? 'bad' : 'soft'}>
          {checked === undefined ? say(workshopWords.reading) : statusOf(checked, say)}
        </p>
        {sheet?.sections.length === 0 && checked?.opponent === undefined && (
          <PlainListNotice text={sheet.text} make={replace} />
        )}
        <Findings findings={findings} look={look} apply={apply} />
        <Findings title={say(opponentWords.notes)} findings={sheet?.hints ?? []} look={look} apply={apply} />
      </div>
    </section>
  )
}

function statusOf({ findings, sheet, opponent }: CheckedText, say: ReturnType<typeof useSay>): string {
  const isHouse = opponent !== undefined
  const why = notPlayable(sheet, isHouse)
  const { length: count } = findings
  if (why !== undefined) return isHouse ? `${say(opponentWords.findings, { count })} ${say(why)}` : say(why)
  return count === 0 ? say(opponentWords.good) : say(opponentWords.findings, { count })
}
