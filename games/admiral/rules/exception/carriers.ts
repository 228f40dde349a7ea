import { type Candidate, chart, currentReading } from '@opfor/kernel'
import { conditionNames, thrown } from '../action-dice/action-dice.ts'
import { carriers } from '../../table/citations.ts'
import type { Condition } from '../../table/battles/pieces.ts'
import { carrierSplits } from '../admiral-symbol/symbol-rulings.ts'
import type { Ship, Situation } from '../../table/situation.ts'

/**
 * `admiral`: launches too if an enemy is in range; `wild`: a Movement or an Artillery; `last`: `wild`, with the last aircraft
 * launched by its own symbol.
 */
type Thrown = 'movement' | 'artillery' | 'admiral' | 'wild' | 'last'

type Use = 'movement' | 'artillery' | 'launch' | 'nothing'

const uses = {
  movement: 'the die counts as a Movement',
  artillery: 'the die counts as an Artillery',
  launch: 'the die also launches aircraft',
  nothing: 'the die is not used',
} as const

const named = {
  movement: 'a Movement',
  artillery: 'an Artillery',
  launch: 'a second launch of aircraft',
  nothing: 'an unused die',
} as const

/** Exception: a carrier with aircraft launches with its Admiral symbol; otherwise it has only the die. */
export const carrierTable = chart<Thrown, Condition, Use, Candidate>(
  'admiral.carrier',
  'Carrier with aircraft',
  carriers,
  {
    movement: { alone: 'movement', inRange: 'nothing' },
    artillery: { alone: 'artillery', inRange: 'artillery' },
    admiral: { alone: 'movement', inRange: 'launch' },
    wild: { alone: 'movement', inRange: 'artillery' },
    last: { alone: 'movement', inRange: 'artillery' },
  },
  (die, condition, use) => {
    const face = die === 'wild' || die === 'last' ? 'admiral' : die
    const aircraft = die === 'last' ? 'all the aircraft left' : 'aircraft'
    return `${thrown[face]} is thrown and ${conditionNames[condition]}: the Admiral symbol launches ${aircraft}, and ${uses[use]}`
  },
  (use) => named[use],
  { of: ({ name }) => name },
)

/** By the ruling, not a carrier while its Admiral symbol launches aircraft. */
export function maySplit(now: Situation, unit: Ship): boolean {
  return unit.squadrons === 0 || currentReading(now, carrierSplits) === 'always'
}
