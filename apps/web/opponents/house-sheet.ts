import type { Sheet } from '@opfor/sheets'
import { type Opponent, type Variant, variantOfSheet } from '@opfor/variants'

const variants = new WeakMap<Sheet, Variant>()

/** A page of house rules as it was read: what is wrong with it is found by its game, and it asks nothing of its own. */
export function houseSheet(sheet: Sheet, opponent: Opponent): Sheet {
  const variant = variantOfSheet(sheet, opponent)
  const house = { ...sheet, findings: variant.findings, hints: [], asked: [], examples: [] }
  variants.set(house, variant)
  return house
}

/** The house rules of a page that `houseSheet` has made. */
export function variantIn(sheet: Sheet): Variant | undefined {
  return variants.get(sheet)
}
