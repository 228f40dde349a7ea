import type { TextEdit, Sheet } from '../model/index.ts'
import { lowerName } from '../phrases/names.ts'
import { namesOf, type SheetName } from './names.ts'
import { type Occurrence, occurrencesOf } from './occurrences.ts'

/** The name at or directly before a position, otherwise the next one in the line. */
export function nameAt(sheet: Sheet, line: number, column: number): Occurrence | undefined {
  const inLine = occurrencesOf(sheet).filter(({ at }) => at.line === line)
  return (
    inLine.find(({ at }) => column >= at.column && column <= at.endColumn) ??
    inLine.find(({ at }) => at.column > column)
  )
}

export function isNameTaken(sheet: Sheet, { name }: SheetName, to: string): boolean {
  return (
    lowerName(to) !== lowerName(name) && namesOf(sheet).some((each) => lowerName(each.name) === lowerName(to))
  )
}

/** Renames everywhere, preserving endings and a lower-case first letter. */
export function renameEdits(sheet: Sheet, { name }: SheetName, to: string): readonly TextEdit[] {
  const lines = sheet.text.split('\n')
  return placesOf(sheet, name).map(({ at }) => {
    const was = lines[at.line - 1]?.slice(at.column - 1, at.endColumn - 1) ?? ''
    const isSmall = was !== name && was === lowerName(was)
    return { at, text: isSmall ? lowerName(to) : to }
  })
}

function placesOf(sheet: Sheet, name: string): readonly Occurrence[] {
  return occurrencesOf(sheet).filter((each) => each.name === name)
}
