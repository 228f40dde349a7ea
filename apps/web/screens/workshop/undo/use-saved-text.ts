import { isolateHistory } from '@codemirror/commands'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useState } from 'react'
import { useAutoSave } from '../../opponents/use-auto-save.ts'
import type { SavedSheet } from '../../../data/storage/sheet-list.ts'
import { undoSaver } from '../../../data/storage/undo-storage.ts'
import type { CheckedText } from '../checked-text.ts'
import { changeTo } from '../editor/commands.ts'
import { undoListOf } from './undo-list.ts'

/** Milliseconds: including the write, no keystroke is unsaved for a second. */
const delay = 400

/** Also saves the undo history, and follows other windows. */
export function useSavedText(
  saved: SavedSheet,
  view: RefObject<EditorView | undefined>,
  checked: CheckedText | undefined,
) {
  const [saveUndo] = useState(() => undoSaver(saved.id))
  const { keep, ...keeper } = useAutoSave<EditorState>(saved, {
    delay,
    replace: (text) => {
      const { doc } = view.current?.state ?? {}
      if (doc === undefined || doc.toString() === text) return
      // Undo restores exactly this window's text.
      view.current?.dispatch({
        changes: changeTo(doc, text.split('\n')),
        annotations: isolateHistory.of('full'),
      })
    },
    // Without the list the text is still saved; the app reports a failure of that.
    saving: (state) => void saveUndo(undoListOf(state)).catch(() => undefined),
  })
  const keepNow = (): void => {
    const { state } = view.current ?? {}
    if (state !== undefined) keep(state.doc.toString(), checked?.sheet, state)
  }
  // The title is read shortly after a change.
  useEffect(keepNow, [checked?.sheet.title, checked?.sheet.plays])
  return { ...keeper, keep: keepNow }
}
