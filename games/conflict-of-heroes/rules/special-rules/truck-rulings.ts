import { ruling } from '@opfor/kernel'
import { rule } from '../../table/citations.ts'

export const lastMove = ruling(
  'conflict-of-heroes.lastMove',
  'The last move of the Truck',
  rule('G 5.5.1'),
  "The Mission Track marker reaches the space where the mission ends: does the AI's Truck still move for it?",
  { ended: 'no, the mission ends at once', moves: 'yes, as for every space' },
  'ended',
  'The text ends the mission immediately.',
)

export const truckElsewhere = ruling(
  'conflict-of-heroes.truckElsewhere',
  'A Truck elsewhere',
  rule('G 6.2'),
  "The AI's Truck of Soviet 22 was placed or hidden before the side was rolled: what becomes of it?",
  { road: 'it enters on the road all the same', stays: 'it stays where it is' },
  'road',
  'The text lets the Truck enter on the road of its entrance edge.',
)

export const truckRound = ruling(
  'conflict-of-heroes.truckRound',
  'The Round of the Truck',
  rule('G 6.2'),
  "The AI's Truck of Soviet 22 lies on a space of the Round track: when does it enter?",
  {
    atOnce: 'at once, and it moves for each space from the beginning',
    round: 'in its Round, and it moves for each space from then on',
  },
  'atOnce',
  'The text moves the Truck for each space of the Mission Track marker, and names no Round.',
)
