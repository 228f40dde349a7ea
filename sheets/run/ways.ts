import { type Candidate, fill } from '@opfor/kernel'
import type { Ending, Sheet } from '../model/index.ts'
import { words as worded } from './naming.ts'
import { words } from './words.ts'

/** The most turns of a match. */
export const mostTurns = 500

/** The ways a match ends that no line of the sheet says. */
export const byStep = 'sheet.ended.step'
export const byLimit = 'sheet.ended.limit'

/** A way to end, with the line of the sheet that says it. */
export interface Way extends Candidate {
  readonly ending: Ending | undefined
}

/** All the ways in which a match of a sheet can end. */
export function waysToEnd({ sections }: Sheet): readonly Way[] {
  const endings = sections.flatMap((section) => (section.kind === 'end' ? section.endings : []))
  return [
    ...endings.map((ending, at) => ({ id: `sheet.ended.${at + 1}`, name: worded(ending.text), ending })),
    { id: byStep, name: words.gameEnds, ending: undefined },
    { id: byLimit, name: fill(words.tooManyTurns, { turns: mostTurns }), ending: undefined },
  ]
}
