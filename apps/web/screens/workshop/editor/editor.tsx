import { type Diagnostic, forEachDiagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Message } from '@opfor/kernel'
import type { SheetDiagnostic } from '@opfor/sheets'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { UndoList } from '../../../data/storage/undo-storage.ts'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import type { CheckedText } from '../checked-text.ts'
import { searchWords, workshopWords } from '../words.ts'
import { createEditor } from './create-editor.ts'
import { changesOf, marksEffects, rangeOf } from './marks.ts'

function diagnosticsOf(
  { doc }: EditorState,
  { findings, sheet }: CheckedText,
  say: (message: Message) => string,
): readonly Diagnostic[] {
  const diagnostic =
    (severity: Diagnostic['severity']) =>
    ({ line, column, end, message, fixes }: SheetDiagnostic): Diagnostic => ({
      ...rangeOf(doc, { line, column, endLine: end.line, endColumn: end.column }),
      severity,
      message: say(message),
      actions: fixes.map((fix) => ({
        name: say(fix.message),
        apply: (view) => view.dispatch({ changes: changesOf(view.state.doc, fix.edits), userEvent: 'fix' }),
      })),
    })
  return [...findings.map(diagnostic('warning')), ...sheet.hints.map(diagnostic('info'))]
}

function areShown(state: EditorState, diagnostics: readonly Diagnostic[]): boolean {
  const shown: Diagnostic[] = []
  forEachDiagnostic(state, (each, from, to) => shown.push({ ...each, from, to }))
  return keyOf(shown) === keyOf(diagnostics)
}

function keyOf(diagnostics: readonly Diagnostic[]): string {
  const keys = diagnostics.map(({ from, to, message, actions = [] }) =>
    [from, to, message, ...actions.map(({ name }) => name)].join(' '),
  )
  return keys.toSorted().join('\n')
}

const used = [
  searchWords.find,
  searchWords.replace,
  searchWords.next,
  searchWords.previous,
  searchWords.all,
  searchWords.matchCase,
  searchWords.regexp,
  searchWords.byWord,
  searchWords.replaceOne,
  searchWords.replaceAll,
  searchWords.close,
  searchWords.completions,
  searchWords.diagnostics,
  searchWords.noDiagnostics,
]

function phrasesIn(say: (message: Message) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(used.map((words) => [words.text, say(words)]))
}

/** Keeps its own text. */
export function Editor({
  text,
  undoList,
  checked,
  changed,
  moved,
  created,
}: {
  readonly text: string
  readonly undoList: UndoList | undefined
  readonly checked: CheckedText | undefined
  readonly changed: (text: string) => void
  readonly moved: (line: number) => void
  readonly created: (view: EditorView) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ checked, changed, moved })
  latest.current = { checked, changed, moved }
  useEffect(() => {
    if (host.current === null) return undefined
    const editor = createEditor(host.current, text, undoList, {
      label: say(workshopWords.page),
      phrases: phrasesIn(say),
      changed: (now) => latest.current.changed(now),
      moved: (line) => latest.current.moved(line),
      checked: () => latest.current.checked,
    })
    view.current = editor
    created(editor)
    const { doc, selection } = editor.state
    moved(doc.lineAt(selection.main.head).number)
    return () => editor.destroy()
  }, [])
  // Before the page is drawn, so that all findings are drawn at once.
  useLayoutEffect(() => {
    const { current } = view
    // If the text has changed, it is being read already.
    if (checked === undefined || current?.state.doc.toString() !== checked.sheet.text) return
    const effects = marksEffects(current, checked)
    const diagnostics = [...diagnosticsOf(current.state, checked, sentence)]
    const areNew = !areShown(current.state, diagnostics)
    // Most keystrokes change neither; a dispatch draws the text once more.
    if (effects.length > 0 || areNew)
      current.dispatch({ effects }, areNew ? setDiagnostics(current.state, diagnostics) : {})
  }, [checked])
  return <div ref={host} className="workshop-editor" />
}
