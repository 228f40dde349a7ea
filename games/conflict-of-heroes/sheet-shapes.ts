import { integer, mapOf, optional, record, type Shape } from '@opfor/kernel'
import { numbers } from './pieces.ts'

/** What is printed on a Mission Track: where its marker begins, and which space is labelled with so many Rounds. */
export interface SheetInPack {
  readonly start?: number
  readonly ends?: Readonly<Record<string, number>>
}

/** The Mission Tracks of both sides of the Solo Mission Sheet. */
export interface Sheets {
  readonly defenseSheet?: SheetInPack
  readonly offenseSheet?: SheetInPack
}

const sheetShape = record<SheetInPack>({
  start: optional(integer(0, 20)),
  ends: optional(
    mapOf(
      integer(1, 99),
      numbers(1, 10).map((rounds) => String(rounds)),
    ),
  ),
})

/** What a pack may tell of the Solo Mission Sheet. */
export const sheetsShape: Shape<Sheets> = record<Sheets>({
  defenseSheet: optional(sheetShape),
  offenseSheet: optional(sheetShape),
})
