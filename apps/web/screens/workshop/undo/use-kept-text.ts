import { isolateHistory } from '@codemirror/commands'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useState } from 'react'
import { useKeeper } from '../../opponents/use-keeper.ts'
import type { SavedSheet } from '../../../data/storage/sheet-list.ts'
import { undoSaver } from '../../../data/storage/undo-storage.ts'
import type { CheckedText } from '../checked-text.ts'
import { changeTo } from '../editor/commands.ts'
import { undoListOf } from './undo-list.ts'

/** How long at most a text waits to be saved: with the time of writing it no keystroke is unsaved for a second. */
const delay = 400

/** Saves every change of the editor's text with what can be undone, and follows other windows. */
export function useKeptText(
  saved: SavedSheet,
  view: RefObject<EditorView | undefined>,
  checked: CheckedText | undefined,
) {
  const [saveUndo] = useState(() => undoSaver(saved.id))
  const { keep, ...keeper } = useKeeper<EditorState>(saved, {
    delay,
    replace: (text) => {
      const { doc } = view.current?.state ?? {}
      if (doc === undefined || doc.toString() === text) return
      // Undo brings back exactly the text of this window.
      view.current?.dispatch({
        changes: changeTo(doc, text.split('\n')),
        annotations: isolateHistory.of('full'),
      })
    },
    // Without the list the text is still saved, and where that fails the app says so.
    saving: (state) => void saveUndo(undoListOf(state)).catch(() => undefined),
  })
  const keepNow = (): void => {
    const { state } = view.current ?? {}
    if (state !== undefined) keep(state.doc.toString(), checked?.sheet, state)
  }
  // The title is read from the text, shortly after it was changed.
  useEffect(keepNow, [checked?.sheet.title, checked?.sheet.plays])
  return { ...keeper, keep: keepNow }
}
