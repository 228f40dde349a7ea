import { fill, type Game, problemOf } from '@opfor/kernel'
import type { Finding, Sheet } from '@opfor/sheets'
import { gameOfRead, type Opponent, type Variant, variantOfSheet } from '@opfor/variants'
import { opponentWords } from './words.ts'

/** The house rules of a page, and the game that they make; without one as long as something is left to fix. */
interface HouseRules {
  readonly variant: Variant
  readonly game: Game | undefined
}

const known = new WeakMap<Sheet, HouseRules>()

/** A page of house rules as it was read: what is wrong with it is found by its game, and it asks nothing of its own. */
export function houseSheet(sheet: Sheet, opponent: Opponent): Sheet {
  const read = readRules(sheet, opponent)
  const { findings, warnings } = read.variant
  const house = { ...sheet, findings, hints: warnings, asked: [], examples: [] }
  known.set(house, read)
  return house
}

/** The house rules of a page that `houseSheet` has made. */
export function rulesIn(sheet: Sheet): HouseRules | undefined {
  return known.get(sheet)
}

/** Rules that a game refuses are a finding like any other, or the screen would go on showing the text before. */
function readRules(sheet: Sheet, opponent: Opponent): HouseRules {
  try {
    const variant = variantOfSheet(sheet, opponent)
    return { variant, game: variant.findings.length === 0 ? gameOfRead(variant, opponent) : undefined }
  } catch (error) {
    const { text, title } = sheet
    const findings = [refused(problemOf(error))]
    return {
      variant: { text, title, lists: new Map(), changes: [], findings, warnings: [] },
      game: undefined,
    }
  }
}

function refused(problem: string): Finding {
  const message = fill(opponentWords.failed, { problem })
  return { line: 1, column: 1, end: { line: 1, column: 1 }, id: message.id, message, fixes: [] }
}
