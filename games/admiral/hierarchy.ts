import {
  atRandom,
  byRuling,
  type Candidate,
  fewest,
  most,
  must,
  prefer,
  printedOrder,
  reading,
  select,
  tieByRuling,
  when,
} from '@opfor/kernel'
import { attack } from './citations.ts'
import { farFrom } from './damage.ts'
import { shipAs } from './names.ts'
import type { Grade } from './pieces.ts'
import { couldThreaten, threatens } from './ranges.ts'
import { artilleryPower, focus, lastTies, pointsCounted, prefilter, threatSymbols } from './attack-rulings.ts'
import { cardOf, type Ship, shipWith, type Situation, squareOf } from './situation.ts'

/** An enemy that may be chosen, and the most that can be done to it. */
export interface Target extends Candidate {
  readonly grade: Grade
}

/** Who chooses, and what for: an attack from where it is, a course to sail, or whose red feature is triggered. */
export interface Aim {
  readonly id: string
  readonly purpose: 'attack' | 'sail' | 'weaken'
}

/** An enemy as a target. */
export function targetAs(ship: Ship, grade: Grade): Target {
  return { ...shipAs(ship), grade }
}

const damageable = byRuling<keyof typeof prefilter.readings, Target, Situation, Aim>(prefilter, {
  dropped: [must('damage', 'it can be damaged', ({ grade }) => grade > 0)],
})

/** What cannot be damaged is no target to fire at; its red feature may be triggered all the same. */
const toFireAt: typeof damageable = {
  ...damageable,
  pick: (now, aim) => (aim.purpose === 'weaken' ? undefined : damageable.pick(now, aim)),
}

/** Attack: the hierarchy by which units move to and attack others. */
export const hierarchy = select<Target, Situation, Aim>(
  'admiral.target',
  'Target',
  attack,
  [
    toFireAt,
    when(
      'attack',
      'in an attack',
      (_, { purpose }) => purpose === 'attack',
      byRuling(focus, {
        fleet: [prefer('focus', 'already under fire', isUnderFire)],
        last: [
          prefer(
            'last',
            'the last target, if it can be damaged',
            ({ id, grade }, now) => grade > 0 && now.lastTarget === id,
          ),
        ],
      }),
    ),
    prefer(1, 'it can damage the unit', canDamage, threatSymbols),
    prefer(2, 'severe damage can be done to it', ({ grade }) => grade === 2),
    prefer(3, 'light damage at least can be done to it', ({ grade }) => grade > 0),
    fewest(4, 'Structure Points', structurePoints, pointsCounted),
    byRuling(artilleryPower, {
      sum: [
        most('5', 'strength', (target, now) => guns(target, now, 'all')),
        most('5b', 'strength of the strongest', (target, now) => guns(target, now, 'strongest')),
      ],
      single: [most('5', 'strength', (target, now) => guns(target, now, 'strongest'))],
    }),
    fewest(6, 'squares away', squaresAway),
    byRuling(lastTies, { order: [prefer('fire', 'under fire', isUnderFire)] }),
  ],
  tieByRuling(lastTies, {
    order: printedOrder('the first deployed'),
    random: atRandom('one at random'),
  }),
)

function isUnderFire({ id }: Target, now: Situation): boolean {
  return shipWith(now, id).underFire
}

function canDamage({ id }: Target, now: Situation, aim: Aim): boolean {
  const able = aim.purpose === 'sail' ? couldThreaten : threatens
  return able(now, shipWith(now, id), shipWith(now, aim.id))
}

function structurePoints({ id }: Target, now: Situation): number {
  const ship = shipWith(now, id)
  const counted = reading(now, pointsCounted)
  if (counted === 'printed') return cardOf(now, ship).structure
  return counted === 'current' ? ship.points : ship.points - ship.pending
}

function guns({ id }: Target, now: Situation, which: 'all' | 'strongest'): number {
  const strengths = cardOf(now, shipWith(now, id))
    .batteries.filter(({ kind }) => kind === 'gun')
    .map(({ bands }) => Math.max(...bands.map(({ strength }) => strength)))
  return which === 'all' ? strengths.reduce((sum, each) => sum + each, 0) : Math.max(0, ...strengths)
}

function squaresAway({ id }: Target, now: Situation, aim: Aim): number {
  const from = squareOf(shipWith(now, aim.id))
  const to = squareOf(shipWith(now, id))
  return from === undefined || to === undefined ? 0 : farFrom(now, from, to)
}
