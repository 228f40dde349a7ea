import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { UndoList } from '../../../data/storage/undo-storage.ts'
import type { CheckedText } from '../checked-text.ts'
import { healthGutter } from '../health/gutter.ts'
import { stateWith } from '../undo/undo-list.ts'
import { listKeys } from './commands.ts'
import { completeIn } from './completion.ts'
import { marks } from './marks.ts'
import { theme } from './theme.ts'

export interface Around {
  readonly label: string
  /** In the user's language, by their English. */
  readonly phrases: Readonly<Record<string, string>>
  readonly changed: (text: string) => void
  readonly moved: (line: number) => void
  readonly checked: () => CheckedText | undefined
}

/** In a shadow root, whose styles are constructed: the security headers refuse style elements. */
export function createEditor(
  parent: HTMLElement,
  text: string,
  undoList: UndoList | undefined,
  around: Around,
): EditorView {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' })
  const extensions = [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    lintGutter(),
    history({ minDepth: 200 }),
    search({ top: true }),
    highlightSelectionMatches(),
    autocompletion({ override: [(context) => completeIn(context, around.checked())], icons: false }),
    keymap.of([
      ...listKeys,
      ...completionKeymap,
      ...searchKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': around.label, spellcheck: 'false', tabindex: '0' }),
    EditorState.phrases.of(around.phrases),
    EditorView.updateListener.of(({ docChanged, selectionSet, state: { doc, selection } }) => {
      if (docChanged) around.changed(doc.toString())
      if (docChanged || selectionSet) around.moved(doc.lineAt(selection.main.head).number)
    }),
    marks,
    healthGutter,
    theme,
  ]
  return new EditorView({ state: stateWith(text, undoList, extensions), parent: root, root })
}
