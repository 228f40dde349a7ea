import { allFindings, type Finding, type Sheet, sheetReader } from '@opfor/sheets'
import { useEffect, useMemo, useState } from 'react'

/** How long nothing is typed before the page is read again. */
const pause = 250

/** A page that was read, with its findings in order; a failing example is one too. */
export interface CheckedSheet {
  readonly sheet: Sheet
  readonly findings: readonly Finding[]
}

/** Reads a text that changes, shortly after each change. */
export function useSheet(text: string): CheckedSheet {
  const [read] = useState(() => sheetReader())
  const [sheet, setSheet] = useState(() => read(text))
  useEffect(() => {
    if (text === sheet.text) return undefined
    const timer = setTimeout(() => setSheet(read(text)), pause)
    return () => clearTimeout(timer)
  }, [text, sheet, read])
  const findings = useMemo(() => allFindings(sheet), [sheet])
  return { sheet, findings }
}
