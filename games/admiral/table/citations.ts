import { type Citation, cite } from '@opfor/kernel'

function solo(heading: string): Citation {
  return cite('Admiral, solo version', heading)
}

export const actionDice: Citation = solo("How Stratego's ships work, Action dice")

export const admiralSymbol: Citation = solo("How Stratego's ships work, Admiral Symbol")

export const carriers: Citation = solo("How Stratego's ships work, Exception")

export const setUp: Citation = solo('Setup')

export const initiative: Citation = solo('Initiative')

export const movement: Citation = solo('Movement')

export const attack: Citation = solo('Attack')

export const endOfTheGame: Citation = solo('End of the game')
