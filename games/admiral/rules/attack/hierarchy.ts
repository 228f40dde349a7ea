import {
  tieAtRandom,
  eitherByRuling,
  type Candidate,
  either,
  fewest,
  type Message,
  messages,
  most,
  must,
  prefer,
  withBookNumber,
  tieByPrintedOrder,
  currentReading,
  priorityList,
  tieByRuling,
  withValueText,
} from '@opfor/kernel'
import type { Aim } from './aim.ts'
import { attack } from '../../table/citations.ts'
import { shipAs, shipName, formatSquares } from '../../table/names.ts'
import type { Grade } from '../../table/battles/pieces.ts'
import { couldThreaten, squaresAway, threatens } from '../house-model/ranges.ts'
import { noTargets } from '../ruled-out/targets.ts'
import {
  artilleryPower,
  focus,
  lastTies,
  pointsCounted,
  prefilter,
  threatFrom,
  threatSymbols,
  underFire,
  whenConcentrated,
} from './attack-rulings.ts'
import { cardOf, type Ship, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { works } from '../house-model/volley.ts'

export interface Target extends Candidate {
  readonly grade: Grade
  /** The square to fire from, only for a unit that sails to fire. */
  readonly stop?: string | undefined
}

export function targetAs(ship: Ship, grade: Grade, stop?: string): Target {
  return stop === undefined ? { ...shipAs(ship), grade } : { ...shipAs(ship), grade, stop }
}

const damageable = eitherByRuling<keyof typeof prefilter.readings, Target, Situation, Aim>(prefilter, {
  dropped: [must('damage', 'it can be damaged', ({ grade }) => grade > 0)],
})

/** An undamageable enemy is no target to fire at, but its red feature may be triggered. */
const toFireAt: typeof damageable = {
  ...damageable,
  pick: (now, aim) => (aim.purpose === 'weaken' ? undefined : damageable.pick(now, aim)),
}

/** Attack: Stratego concentrates the fire on a single unit if possible. */
const concentration = eitherByRuling<keyof typeof focus.readings, Target, Situation, Aim>(focus, {
  fleet: [prefer('focus', 'it is already under fire', isUnderFire, underFire)],
  last: [
    prefer(
      'last',
      'it is the last target, and can be damaged',
      ({ id, grade }, now) => grade > 0 && now.lastTarget === id,
    ),
  ],
  ship: [prefer('own', "it is the unit's own last target, and can be damaged", isOwnTarget)],
})

/** Concentration counts before the lines of the hierarchy, or for its ties. */
function concentrated(when: keyof typeof whenConcentrated.readings) {
  return either<Target, Situation, Aim>(
    (_, { purpose }) => (purpose === 'attack' || purpose === 'launch' ? 'attack' : undefined),
    { attack: { steps: [eitherByRuling(whenConcentrated, { [when]: [concentration] })] } },
  )
}

/** Attack: the hierarchy by which units move to and attack others. */
export const hierarchy = priorityList<Target, Situation, Aim>(
  'admiral.target',
  'Target',
  attack,
  [
    toFireAt,
    concentrated('first'),
    prefer(1, 'it can damage the unit', canDamage, threatSymbols),
    prefer(2, 'it can take severe damage', ({ grade }) => grade === 2),
    prefer(3, 'it can take at least light damage', ({ grade }) => grade > 0),
    fewest(4, 'the fewest Structure Points', structurePoints, pointsCounted),
    eitherByRuling(artilleryPower, {
      sum: [
        most('5', 'the strongest guns, all together', (target, now) => guns(target, now, 'all')),
        withBookNumber(
          '5',
          most('5b', 'the strongest single battery', (target, now) => guns(target, now, 'strongest')),
        ),
      ],
      single: [most('5', 'the strongest battery', (target, now) => guns(target, now, 'strongest'))],
    }),
    withValueText(
      formatSquares,
      fewest(6, 'the nearest', ({ id }, now, aim) =>
        squaresAway(now, shipWith(now, aim.id), shipWith(now, id)),
      ),
    ),
    concentrated('ties'),
    eitherByRuling(lastTies, { order: [prefer('fire', 'it is under fire', isUnderFire, underFire)] }),
  ],
  tieByRuling(lastTies, {
    order: tieByPrintedOrder('the first deployed'),
    random: tieAtRandom('one at random'),
  }),
  { titled, of: ({ id }, now) => shipName(shipWith(now, id)), others: noTargets },
)

const titles = messages('admiral.target', {
  launch: 'Target of the aircraft',
  sail: 'Target of the move',
  weaken: 'Enemy whose weakness is used',
})

/** Undefined for an attack, which uses the title of the list. */
function titled({ purpose }: Aim): Message | undefined {
  return purpose === 'attack' ? undefined : titles[purpose]
}

function isUnderFire({ id }: Target, now: Situation): boolean {
  const ship = shipWith(now, id)
  return ship.underFire && (ship.pending > 0 || currentReading(now, underFire) === 'yes')
}

function isOwnTarget({ id, grade }: Target, now: Situation, aim: Aim): boolean {
  return grade > 0 && now.attacks.findLast(({ by }) => by === aim.id)?.on === id
}

/** An approach counts any distance, a weakness the current squares, other aims the ruling `threatFrom`. */
export function canDamage({ id, stop }: Target, now: Situation, aim: Aim): boolean {
  const isApproach = aim.purpose === 'sail' && stop === undefined
  const isAnywhere =
    isApproach || (aim.purpose !== 'weaken' && currentReading(now, threatFrom) === 'anywhere')
  if (isAnywhere) return couldThreaten(now, shipWith(now, id), shipWith(now, aim.id))
  const then = stop === undefined ? now : withShip(now, aim.id, { at: stop })
  return threatens(then, shipWith(then, id), shipWith(then, aim.id))
}

function structurePoints({ id }: Target, now: Situation): number {
  const ship = shipWith(now, id)
  const counted = currentReading(now, pointsCounted)
  if (counted === 'printed') return cardOf(now, ship).structure
  return counted === 'current' ? ship.points : ship.points - ship.pending
}

export function guns({ id }: Pick<Target, 'id'>, now: Situation, which: 'all' | 'strongest'): number {
  const ship = shipWith(now, id)
  const strengths = cardOf(now, ship)
    .batteries.filter((battery, at) => battery.kind === 'gun' && works(battery, ship, at))
    .map(({ bands }) => Math.max(...bands.map(({ strength }) => strength)))
  return which === 'all' ? strengths.reduce((sum, each) => sum + each, 0) : Math.max(0, ...strengths)
}
