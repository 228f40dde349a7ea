import { type Citation, cite } from '@opfor/kernel'

/** A heading of the solo rules. */
function solo(heading: string): Citation {
  return cite('Admiral, solo version', heading)
}

/** "How Stratego's ships work", Action dice. */
export const actionDice: Citation = solo("How Stratego's ships work, Action dice")

/** "How Stratego's ships work", Admiral Symbol. */
export const admiralSymbol: Citation = solo("How Stratego's ships work, Admiral Symbol")

/** "How Stratego's ships work", Exception. */
export const carriers: Citation = solo("How Stratego's ships work, Exception")

/** "Setup". */
export const setUp: Citation = solo('Setup')

/** "Initiative". */
export const initiative: Citation = solo('Initiative')

/** "Movement". */
export const movement: Citation = solo('Movement')

/** "Attack". */
export const attack: Citation = solo('Attack')

/** "End of the game". */
export const endOfTheGame: Citation = solo('End of the game')
