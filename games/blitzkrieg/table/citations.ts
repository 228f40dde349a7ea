import { type Citation, cite } from '@opfor/kernel'

const leaflet = 'BLITZKRIEG! solo leaflet'
const rulebook = 'BLITZKRIEG! rulebook'

export const greatestChange: Citation = cite(leaflet, 'Greatest Change')

/** "The Procedure", 1 to 3. */
export function theProcedure(step: 1 | 2 | 3): Citation {
  const headings = { 1: 'Selecting a theatre', 2: 'Selecting a position', 3: 'Selecting a unit' } as const
  return cite(leaflet, `The Procedure, ${step}: ${headings[step]}`)
}

export const noteOnEffects: Citation = cite(leaflet, 'Note on Effects')

/** "Stratagem Tokens", each under its own name. */
export function stratagemToken(name: string): Citation {
  return cite(leaflet, `Stratagem Tokens: ${name}`)
}

/** "Setup", "On the AI bot's turn" and the other headings of the leaflet. */
export function solo(heading: string): Citation {
  return cite(leaflet, heading)
}

export const nipponExpansion: Citation = cite(leaflet, 'Playing solo with the Nippon expansion')

/** The rules for two players. */
export function baseGame(heading: string): Citation {
  return cite(rulebook, heading)
}
