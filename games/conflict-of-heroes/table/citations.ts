import { type Citation, cite } from '@opfor/kernel'

const generator = 'Firefight Generator'
const baseGame = 'Awakening the Bear'

/** Of rules 3.2 to 3.7.2 our text has only the names, in its index. It cites two base game (AtB) rules by number. */
const headings = {
  'G 2.0': 'Initiative Player',
  'G 2.1': 'Firefight Generator Guidelines',
  'G 3.0': 'Playing Generator Cards',
  'G 3.1': 'Units',
  'G 3.2': 'Victory Points',
  'G 3.2.1': 'Destroyed Units',
  'G 3.4': 'CAPs',
  'G 3.6': 'Rounds',
  'G 3.7': 'Placing Units',
  'G 3.7.2': 'Control Markers',
  'G 3.7.3': 'Defense Counters',
  'G 3.8': 'Adding Maps',
  'G 3.8.1': 'Switching Maps',
  'G 3.9': 'Condition Cards',
  'G 4.0': 'Firefight Generation Completion',
  'G 4.1': 'Optional Rule',
  'G 4.2': 'Three & Four Player Firefights',
  'G 4.3': 'Handicaps',
  'G 5.0': 'Solo Mission Generator Summary',
  'G 5.2': 'Playing Generator Cards Solo',
  'G 5.3': 'Developing the AI',
  'G 5.3.2': 'The Solo Mission Sheet',
  'G 5.3.2 (second)': 'Counteractions',
  'G 5.3.3': 'Mission Orders',
  'G 5.4': 'Building the Order Card Deck',
  'G 5.5': 'The Mission Track',
  'G 5.5.1': 'The End Game Marker',
  'G 5.6': 'AI Draw Cup',
  'G 3.6, 5.6': 'Rounds, AI Draw Cup',
  'G 6.0': 'AI Placement Advantage',
  'G 6.1': 'AI Special Mission Parameters',
  'G 6.2': 'Special Generator Card Solo Rules',
  'G 6.3': 'Player Handicaps',
  'AtB 2.1': 'of the base game',
  'AtB 7.4': 'of the base game',
} as const

export type RuleNumber = keyof typeof headings

export function rule(number: RuleNumber): Citation {
  const book = number.startsWith('AtB') ? baseGame : generator
  return cite(book, `${number} ${headings[number]}`, number)
}
