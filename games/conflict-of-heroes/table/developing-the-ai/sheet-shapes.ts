import { integer, listOf, mapOf, optional, record, type Shape } from '@opfor/kernel'
import { numbers } from '../pieces.ts'

/** The booklet names no highest space; two digits are enough for any sheet. */
export const lastSpace = 99

/** The booklet says nothing of a third. */
export const missionTiles = [1, 2, 3] as const

export interface SheetInPack {
  readonly start?: number
  /** The space labelled with this many Rounds. */
  readonly ends?: Readonly<Record<string, number>>
  readonly events?: readonly number[]
  /** Spaces labelled a, b, c and so on, by the number of the Mission Tile. */
  readonly missionTiles?: Readonly<Record<string, readonly number[]>>
}

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

export const sheetsShape: Shape<Sheets> = record<Sheets>({
  defenseSheet: optional(sheetShape),
  offenseSheet: optional(sheetShape),
})
