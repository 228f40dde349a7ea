import { integer, listOf, mapOf, optional, record, type Shape } from '@opfor/kernel'
import { numbers } from '../pieces.ts'

/** The highest space of a Mission Track that can be told: the booklet names none, and two digits are enough for any sheet. */
export const lastSpace = 99

/** The Mission Tiles whose spaces a Mission Track may label: of a third the booklet says nothing. */
export const missionTiles = [1, 2, 3] as const

/** What is printed on a Mission Track: where its marker begins, which spaces are labelled, and which have events. */
export interface SheetInPack {
  readonly start?: number
  /** The space that is labelled with so many Rounds. */
  readonly ends?: Readonly<Record<string, number>>
  readonly events?: readonly number[]
  /** All spaces that are labelled with a Mission Tile, by its number: a, b, c and so on. */
  readonly missionTiles?: Readonly<Record<string, readonly number[]>>
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
      integer(1, lastSpace),
      numbers(1, 10).map((rounds) => String(rounds)),
    ),
  ),
  events: optional(listOf(integer(1, lastSpace), 40)),
  missionTiles: optional(mapOf(listOf(integer(1, lastSpace), 20), missionTiles.map(String))),
})

/** What a pack may tell of the Solo Mission Sheet. */
export const sheetsShape: Shape<Sheets> = record<Sheets>({
  defenseSheet: optional(sheetShape),
  offenseSheet: optional(sheetShape),
})
