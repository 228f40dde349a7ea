import { allFindings, type Finding, type Sheet, sheetReader } from '@opfor/sheets'
import type { Opponent } from '@opfor/variants'
import { useEffect, useMemo, useState } from 'react'
import { houseSheet } from './house-sheet.ts'

/** How long nothing is typed before the page is read again. */
const pause = 250

/** A page that was read, with its findings in order; a failing example is one too. */
export interface CheckedSheet {
  readonly sheet: Sheet
  readonly findings: readonly Finding[]
}

/** Reads a text that changes, shortly after each change; as house rules, if it is a page of these. */
export function useSheet(text: string, opponent: Opponent | undefined): CheckedSheet {
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
  const findings = useMemo(() => allFindings(sheet), [sheet])
  return { sheet, findings }
}
