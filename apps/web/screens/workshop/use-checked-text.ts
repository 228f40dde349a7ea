import type { Sheet } from '@opfor/sheets'
import type { Opponent } from '@opfor/variants'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { houseSheet } from '../opponents/house-sheet.ts'
import { checkedText, type PlayedExamples } from './checked-text.ts'
import { exampleWorker } from './example-worker.ts'
import { textReader } from './read-between.ts'

/**
 * The text as it was last read and checked, and how to have it checked again. It is read here and not in a worker: it is
 * played here too, and to copy a page that was read takes longer than to read what changed in it.
 * House rules have no examples.
 */
export function useCheckedText(first: string, opponent?: Opponent) {
  const [sheet, setSheet] = useState<Sheet>()
  const [played, setPlayed] = useState<PlayedExamples>()
  const check = useRef<(text: string) => void>(undefined)
  useEffect(() => {
    const examples = opponent === undefined ? exampleWorker(setPlayed) : undefined
    const reader = textReader((read) => {
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
