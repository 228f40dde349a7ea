import type { Edit, Sheet } from '../model/index.ts'
import { lower } from '../read/names.ts'
import { namesOf, type SheetName } from './names.ts'
import { type Occurrence, occurrencesOf } from './occurrences.ts'

/** The name at a place of the text, also directly behind it; else the next one in its line. */
export function nameAt(sheet: Sheet, line: number, column: number): Occurrence | undefined {
  const inLine = occurrencesOf(sheet).filter(({ at }) => at.line === line)
  return (
    inLine.find(({ at }) => column >= at.column && column <= at.endColumn) ??
    inLine.find(({ at }) => at.column > column)
  )
}

/** Whether another name of the sheet is already spelled like this. */
export function isTaken(sheet: Sheet, { name }: SheetName, to: string): boolean {
  return lower(to) !== lower(name) && namesOf(sheet).some((each) => lower(each.name) === lower(to))
}

/** The edits that rename a name everywhere; endings and a small first letter stay as they are. */
export function renaming(sheet: Sheet, { name }: SheetName, to: string): readonly Edit[] {
  const lines = sheet.text.split('\n')
  return placesOf(sheet, name).map(({ at }) => {
    const was = lines[at.line - 1]?.slice(at.column - 1, at.endColumn - 1) ?? ''
    const isSmall = was !== name && was === lower(was)
    return { at, text: isSmall ? lower(to) : to }
  })
}

function placesOf(sheet: Sheet, name: string): readonly Occurrence[] {
  return occurrencesOf(sheet).filter((each) => each.name === name)
}
