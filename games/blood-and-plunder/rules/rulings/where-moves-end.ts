import { ruling } from '@opfor/kernel'
import { solitaire } from '../../table/citations.ts'

/** 21, 22, 23: the sight that cover counts against. */
export const coverFrom = ruling(
  'blood-and-plunder.coverFrom',
  'Cover of a place',
  solitaire('OPFOR Actions, Movement'),
  'On a map: from whom does a place have cover?',
  {
    seen: 'from every enemy that sees it: the least counts, and what nobody sees is in full cover',
    closest: 'from the closest enemy, whether it sees the place or not',
  },
  'seen',
  'The sentences ask for cover and name nobody; who does not see a place does not shoot there.',
)

/** 23: closest enemy units, plural in the text. */
export const closestUnits = ruling(
  'blood-and-plunder.closestUnits',
  'Closest enemy units',
  solitaire('OPFOR Actions, Movement'),
  'A retreat first leads out of sight of the closest enemy units: which are they?',
  {
    least: 'those at the least distance: several only where they are as near',
    inTurn: 'the closest, then the next closest as well, and so on as far as it can hide from each in turn',
  },
  'least',
  'Closest are those that none is closer than.',
)
