import { withParams, type Game, errorMessage } from '@opfor/kernel'
import type { SheetDiagnostic, Sheet } from '@opfor/sheets'
import { gameOfRead, type ModdableGame, type Variant, variantOfSheet } from '@opfor/variants'
import { opponentWords } from './words.ts'

/** No game while something is left to fix. */
interface HouseRules {
  readonly variant: Variant
  readonly game: Game | undefined
}

const known = new WeakMap<Sheet, HouseRules>()

/** The game finds its problems, and it asks nothing of its own. */
export function houseSheet(sheet: Sheet, opponent: ModdableGame): Sheet {
  const read = readRules(sheet, opponent)
  const { findings, warnings } = read.variant
  const house = { ...sheet, findings, hints: warnings, asked: [], examples: [] }
  known.set(house, read)
  return house
}

/** For a sheet made by `houseSheet`. */
export function rulesIn(sheet: Sheet): HouseRules | undefined {
  return known.get(sheet)
}

/** Reports rejected rules as a finding; otherwise the screen would show the text before. */
function readRules(sheet: Sheet, opponent: ModdableGame): HouseRules {
  try {
    const variant = variantOfSheet(sheet, opponent)
    return { variant, game: variant.findings.length === 0 ? gameOfRead(variant, opponent) : undefined }
  } catch (error) {
    const { text, title } = sheet
    const findings = [refused(errorMessage(error))]
    return {
      variant: { text, title, lists: new Map(), changes: [], findings, warnings: [] },
      game: undefined,
    }
  }
}

function refused(problem: string): SheetDiagnostic {
  const message = withParams(opponentWords.failed, { problem })
  return { line: 1, column: 1, end: { line: 1, column: 1 }, id: message.id, message, fixes: [] }
}
