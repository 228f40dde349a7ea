import { type Candidate, withParams } from '@opfor/kernel'
import type { SheetEnding, Sheet } from '../model/index.ts'
import { literalSheetText as worded } from './naming.ts'
import { sheetRunMessages } from './sheet-run-messages.ts'

export const maxSheetTurns = 500

/** Endings that no line of the sheet states. */
export const endedByStep = 'sheet.ended.step'
export const endedByLimit = 'sheet.ended.limit'

export interface SheetOutcomeOption extends Candidate {
  readonly ending: SheetEnding | undefined
}

export function sheetEndings({ sections }: Sheet): readonly SheetOutcomeOption[] {
  const endings = sections.flatMap((section) => (section.kind === 'end' ? section.endings : []))
  return [
    ...endings.map((ending, at) => ({ id: `sheet.ended.${at + 1}`, name: worded(ending.text), ending })),
    { id: endedByStep, name: sheetRunMessages.gameEnds, ending: undefined },
    {
      id: endedByLimit,
      name: withParams(sheetRunMessages.tooManyTurns, { turns: maxSheetTurns }),
      ending: undefined,
    },
  ]
}
