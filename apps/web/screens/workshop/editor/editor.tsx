import { setDiagnostics } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { UndoList } from '../../../data/storage/undo-storage.ts'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import type { CheckedText } from '../checked-text.ts'
import { workshopWords } from '../words.ts'
import { createEditor } from './create-editor.ts'
import { areShown, diagnosticsOf } from './findings.ts'
import { marksEffects } from './marks.ts'
import { phrasesIn } from './phrases.ts'

/** The editor of a page. It keeps its text, and shows what was found in it. */
export function Editor({
  text,
  undoList,
  checked,
  changed,
  moved,
  created,
}: {
  /** The text at first. */
  readonly text: string
  /** What can be undone at first. */
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
  // Before the page is drawn, so that it is drawn once with all that was found.
  useLayoutEffect(() => {
    const { current } = view
    // Where the text has changed since, it is being read already.
    if (checked === undefined || current?.state.doc.toString() !== checked.sheet.text) return
    const effects = marksEffects(current, checked)
    const diagnostics = [...diagnosticsOf(current.state, checked, sentence)]
    const areNew = !areShown(current.state, diagnostics)
    // Most keystrokes change neither; what is dispatched draws the text once more.
    if (effects.length > 0 || areNew)
      current.dispatch({ effects }, areNew ? setDiagnostics(current.state, diagnostics) : {})
  }, [checked])
  return <div ref={host} className="workshop-editor" />
}
