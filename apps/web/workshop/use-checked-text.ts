import type { Sheet } from '@opfor/sheets'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { checkedText, type PlayedExamples } from './checked-text.ts'
import { exampleWorker } from './example-worker.ts'
import { textReader } from './read-between.ts'

/**
 * The text as it was last read and checked, and how to have it checked again. It is read here and not in a worker: it is
 * played here too, and to copy a page that was read takes longer than to read what changed in it.
 */
export function useCheckedText(first: string) {
  const [sheet, setSheet] = useState<Sheet>()
  const [played, setPlayed] = useState<PlayedExamples>()
  const check = useRef<(text: string) => void>(undefined)
  useEffect(() => {
    const examples = exampleWorker(setPlayed)
    const reader = textReader((read) => {
      setSheet(read)
      examples.play(read.text)
    })
    check.current = reader.read
    reader.read(first)
    return () => {
      reader.stop()
      examples.stop()
    }
  }, [first])
  const checked = useMemo(() => sheet && checkedText(sheet, played), [sheet, played])
  return { checked, check: useCallback((text: string) => check.current?.(text), []) }
}
