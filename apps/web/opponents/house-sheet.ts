import type { Sheet } from '@opfor/sheets'
import { type Opponent, readVariant } from '@opfor/variants'

/** A page of house rules as it was read: what is wrong with it is found by its game, and it asks nothing of its own. */
export function houseSheet(sheet: Sheet, opponent: Opponent): Sheet {
  const { findings } = readVariant(sheet.text, opponent)
  return { ...sheet, findings, hints: [], asked: [], examples: [] }
}
