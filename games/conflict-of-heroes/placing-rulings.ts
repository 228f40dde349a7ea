import { ruling } from '@opfor/kernel'
import { rule } from './citations.ts'

/** Whose Control Markers keep Defense Counters away. */
export const besideMarkers = ruling(
  'conflict-of-heroes.besideMarkers',
  'Defense Counters and markers',
  rule('G 3.7.3'),
  'A Defense Counter is not placed next to an enemy unit or Control Marker: whose Control Marker is meant?',
  { enemy: 'one of the enemy', any: 'any, your own too' },
  'enemy',
  'In the printed example it is one of the enemy that keeps units away.',
  'enemy',
)

/** Whether Rumored Enemies keep units and counters away. */
export const besideRumors = ruling(
  'conflict-of-heroes.besideRumors',
  'Next to Rumored Enemies',
  rule('G 3.7.3'),
  'Nothing is placed next to an enemy unit: is a Rumored Enemy one?',
  { free: 'no, it may turn out to be nobody', apart: 'yes, it keeps others away like a unit' },
  'free',
  'The text speaks of units, and a Rumored Enemy is a counter of its own.',
  'apart',
)
