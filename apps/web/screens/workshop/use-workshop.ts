import type { EditorView } from '@codemirror/view'
import type { Position } from '@opfor/sheets'
import type { Opponent } from '@opfor/variants'
import { useCallback, useRef, useState } from 'react'
import { useViewport } from '../../table/boards/use-viewport.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { showPlace } from './editor/marks.ts'
import { useKeptText } from './undo/use-kept-text.ts'
import { useCheckedText } from './use-checked-text.ts'

/** The state of a workshop: its text, checked and saved as it is written, and which pane is shown. */
export type WorkshopState<Name extends string> = ReturnType<typeof useWorkshop<Name>>

/** Opens a text in a workshop; `first` is the pane that is shown beside the text at first. */
export function useWorkshop<Name extends string>(saved: SavedSheet, first: Name, opponent?: Opponent) {
  const { small } = useViewport()
  const view = useRef<EditorView>(undefined)
  const { checked, check } = useCheckedText(saved.text, opponent)
  const keeper = useKeptText(saved, view, checked)
  const [pane, setPane] = useState<Name | 'text'>('text')
  const [line, setLine] = useState(1)
  const changed = useCallback(
    (text: string) => {
      check(text)
      keeper.keep()
    },
    [check, keeper],
  )
  const look = (at: Position): void => {
    if (small) setPane('text')
    // The text is there after the panes have changed.
    requestAnimationFrame(() => {
      if (view.current === undefined) return
      showPlace(view.current, at)
      view.current.focus()
    })
  }
  return {
    /** Whether the panes are one at a time. */
    small,
    view,
    checked,
    keeper,
    changed,
    /** The line of the cursor. */
    line,
    setLine,
    /** Shows a place of the text. */
    look,
    first,
    shown: !small && pane === 'text' ? first : pane,
    setPane,
  }
}
