import { type Citation, cite } from '@opfor/kernel'

const generator = 'Firefight Generator'

const headings = {
  'G 2.0': 'Initiative Player',
  'G 2.1': 'Firefight Generator Guidelines',
  'G 3.0': 'Playing Generator Cards',
  'G 3.1': 'Units',
  'G 3.7.2': 'Control Markers',
  'G 3.7.3': 'Defense Counters',
  'G 3.8.1': 'Switching Maps',
  'G 4.1': 'Optional Rule',
  'G 4.2': 'Three & Four Player Firefights',
  'G 5.3': 'Developing the AI',
  'G 5.3.2': 'The Solo Mission Sheet',
  'G 5.3.2 (second)': 'Counteractions',
  'G 5.3.3': 'Mission Orders',
  'G 5.4': 'Building the Order Card Deck',
  'G 5.5': 'The Mission Track',
  'G 6.0': 'AI Placement Advantage',
  'G 6.3': 'Player Handicaps',
} as const

/** A rule of the booklet by its number, with its heading. */
export function rule(number: keyof typeof headings): Citation {
  return cite(generator, `${number} ${headings[number]}`)
}
