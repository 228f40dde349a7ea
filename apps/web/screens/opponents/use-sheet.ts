import { allDiagnostics, type SheetDiagnostic, type Sheet, sheetReader } from '@opfor/sheets'
import type { ModdableGame } from '@opfor/variants'
import { useEffect, useMemo, useState } from 'react'
import { houseSheet } from './house-sheet.ts'

/** Milliseconds without typing before the page is read again. */
const pause = 250

/** In order; a failing example is a finding too. */
export interface CheckedSheet {
  readonly sheet: Sheet
  readonly findings: readonly SheetDiagnostic[]
}

/** Reads shortly after each change; recognizes house rules. */
export function useSheet(text: string, opponent: ModdableGame | undefined): CheckedSheet {
  const [read] = useState(() => {
    const reader = sheetReader()
    return (page: string) => (opponent === undefined ? reader(page) : houseSheet(reader(page), opponent))
  })
  const [sheet, setSheet] = useState(() => read(text))
  useEffect(() => {
    if (text === sheet.text) return undefined
    const timer = setTimeout(() => setSheet(read(text)), pause)
    return () => clearTimeout(timer)
  }, [text, sheet, read])
  const findings = useMemo(() => allDiagnostics(sheet), [sheet])
  return { sheet, findings }
}
