import type { EditorView } from '@codemirror/view'
import type { SourcePosition, Sheet } from '@opfor/sheets'
import type { ModdableGame } from '@opfor/variants'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { useViewport } from '../../table/boards/use-viewport.ts'
import { houseSheet } from '../opponents/house-sheet.ts'
import { checkedText, type PlayedExamples } from './checked-text.ts'
import { showPlace } from './editor/marks.ts'
import { exampleWorker } from './example-worker.ts'
import { makeBackgroundReader } from './read-between.ts'
import { useSavedText } from './undo/use-saved-text.ts'

/**
 * Reads here, not in a worker: the page is played here, and copying it takes longer than reading a change. House rules have no
 * examples.
 */
function useCheckedText(first: string, opponent?: ModdableGame) {
  const [sheet, setSheet] = useState<Sheet>()
  const [played, setPlayed] = useState<PlayedExamples>()
  const check = useRef<(text: string) => void>(undefined)
  useEffect(() => {
    const examples = opponent === undefined ? exampleWorker(setPlayed) : undefined
    const reader = makeBackgroundReader((read) => {
      setSheet(opponent === undefined ? read : houseSheet(read, opponent))
      examples?.play(read.text)
    })
    check.current = reader.read
    reader.read(first)
    return () => {
      reader.stop()
      examples?.stop()
    }
  }, [first, opponent])
  const checked = useMemo(
    () => sheet && { ...checkedText(sheet, played), opponent },
    [sheet, played, opponent],
  )
  return { checked, check: useCallback((text: string) => check.current?.(text), []) }
}

export type WorkshopState<Name extends string> = ReturnType<typeof useWorkshop<Name>>

/** `first` is the pane shown first. */
export function useWorkshop<Name extends string>(saved: SavedSheet, first: Name, opponent?: ModdableGame) {
  const { small } = useViewport()
  const view = useRef<EditorView>(undefined)
  const { checked, check } = useCheckedText(saved.text, opponent)
  const keeper = useSavedText(saved, view, checked)
  const [pane, setPane] = useState<Name | 'text'>('text')
  const [line, setLine] = useState(1)
  const changed = useCallback(
    (text: string) => {
      check(text)
      keeper.keep()
    },
    [check, keeper],
  )
  const look = (at: SourcePosition): void => {
    if (small) setPane('text')
    // The text is there after the panes have changed.
    requestAnimationFrame(() => {
      if (view.current === undefined) return
      showPlace(view.current, at)
      view.current.focus()
    })
  }
  return {
    /** The panes are one at a time. */
    small,
    view,
    checked,
    keeper,
    changed,
    /** The cursor's line. */
    line,
    setLine,
    /** Shows a place of the text. */
    look,
    first,
    shown: !small && pane === 'text' ? first : pane,
    setPane,
  }
}
