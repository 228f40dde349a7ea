import { ruling } from '@opfor/kernel'
import { rule } from '../../table/citations.ts'

export const besideMarkers = ruling(
  'conflict-of-heroes.besideMarkers',
  'Defense Counters and markers',
  rule('G 3.7.3'),
  'A Defense Counter is not placed next to an enemy unit or Control Marker: whose Control Marker is meant?',
  { enemy: 'one of the enemy', any: 'any, your own too' },
  'enemy',
  'In the printed example it is one of the enemy that keeps units away.',
)

export const besideRumors = ruling(
  'conflict-of-heroes.besideRumors',
  'Next to Rumored Enemies',
  rule('G 3.7.3'),
  'Nothing is placed next to an enemy unit: is a Rumored Enemy one?',
  { free: 'no, it may turn out to be nobody', apart: 'yes, it keeps others away like a unit' },
  'free',
  'The text speaks of units, and a Rumored Enemy is a counter of its own.',
)

export const trenchGuns = ruling(
  'conflict-of-heroes.trenchGuns',
  'Guns and Trenches',
  rule('G 3.7.3'),
  'A Trench is placed in the hex of a gun, and your base game says who may go in: is the gun offered?',
  { offered: 'yes, only vehicles are not', foot: 'no, only units on foot are' },
  'offered',
  'The text leaves it to the rules of the base game, and names vehicles alone as kept out.',
)

export const rumorHexes = ruling(
  'conflict-of-heroes.rumorHexes',
  'Hexes of Rumored Enemies',
  rule('G 6.2'),
  'German 14 and Soviet 08 place Rumored Enemies: may they lie next to an enemy unit or Control Marker?',
  { any: 'yes, they may lie in any hex', apart: 'no, they keep away like the units that they stand for' },
  'any',
  'The text places them on the map, and keeps them away from nothing.',
)
