import { type Candidate, chart } from '@opfor/kernel'
import { conditionsTold, thrown } from './action-dice.ts'
import { carriers } from './citations.ts'
import type { Condition } from './pieces.ts'

/** The die of a carrier: a thrown Admiral that launches too where somebody is in range, or one that is a Movement or an Artillery. */
type Thrown = 'movement' | 'artillery' | 'admiral' | 'wild'

/** What a carrier does with its die. */
type Use = 'movement' | 'artillery' | 'launch' | 'nothing'

const uses = {
  movement: 'the die is a Movement',
  artillery: 'the die is an Artillery',
  launch: 'the die launches aircraft too',
  nothing: 'the die is not used',
} as const

/** Exception: a carrier with aircraft launches with its Admiral symbol; the die is all that it has besides. */
export const carrierTable = chart<Thrown, Condition, Use, Candidate>(
  'admiral.carrier',
  'Carrier with aircraft',
  carriers,
  {
    movement: { alone: 'movement', inRange: 'nothing' },
    artillery: { alone: 'artillery', inRange: 'artillery' },
    admiral: { alone: 'movement', inRange: 'launch' },
    wild: { alone: 'movement', inRange: 'artillery' },
  },
  (die, condition, use) =>
    `the Admiral symbol launches aircraft; ${thrown[die === 'wild' ? 'admiral' : die]} is thrown and ${conditionsTold[condition]}, so ${uses[use]}`,
  (use) => uses[use],
  { of: ({ name }) => name },
)
