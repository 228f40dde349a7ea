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

/** What the editor needs of the screen around it. */
export interface Around {
  /** What the text is called. */
  readonly label: string
  /** The texts of the editor's own controls in the user's language, by their English. */
  readonly phrases: Readonly<Record<string, string>>
  readonly changed: (text: string) => void
  /** The cursor is in another line. */
  readonly moved: (line: number) => void
  /** The page as it was last read. */
  readonly checked: () => CheckedText | undefined
}

/**
 * An editor in a shadow root: there its styles are constructed, while style elements in the page would be refused by the
 * security headers.
 */
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
