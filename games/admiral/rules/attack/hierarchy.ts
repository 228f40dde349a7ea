import {
  atRandom,
  byRuling,
  type Candidate,
  either,
  fewest,
  type Message,
  message,
  most,
  must,
  prefer,
  printed,
  printedOrder,
  reading,
  select,
  tieByRuling,
  toldAs,
} from '@opfor/kernel'
import type { Aim } from './aim.ts'
import { attack } from '../../table/citations.ts'
import { shipAs, shipName, squaresTold } from '../../table/names.ts'
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

/** An enemy that may be chosen, and the most that can be done to it. */
export interface Target extends Candidate {
  readonly grade: Grade
  /** The square where a unit that sails to fire would stop for it. */
  readonly stop?: string | undefined
}

/** An enemy as a target. */
export function targetAs(ship: Ship, grade: Grade, stop?: string): Target {
  return stop === undefined ? { ...shipAs(ship), grade } : { ...shipAs(ship), grade, stop }
}

const damageable = byRuling<keyof typeof prefilter.readings, Target, Situation, Aim>(prefilter, {
  dropped: [must('damage', 'it can be damaged', ({ grade }) => grade > 0)],
})

/** What cannot be damaged is no target to fire at; its red feature may be triggered all the same. */
const toFireAt: typeof damageable = {
  ...damageable,
  pick: (now, aim) => (aim.purpose === 'weaken' ? undefined : damageable.pick(now, aim)),
}

/** Attack: Stratego concentrates the fire on a single unit if possible. */
const concentration = byRuling<keyof typeof focus.readings, Target, Situation, Aim>(focus, {
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

/** In an attack the fire is concentrated before the lines of the hierarchy, or where they leave several. */
function concentrated(when: keyof typeof whenConcentrated.readings) {
  return either<Target, Situation, Aim>(
    (_, { purpose }) => (purpose === 'attack' || purpose === 'launch' ? 'attack' : undefined),
    { attack: { steps: [byRuling(whenConcentrated, { [when]: [concentration] })] } },
  )
}

/** Attack: the hierarchy by which units move to and attack others. */
export const hierarchy = select<Target, Situation, Aim>(
  'admiral.target',
  'Target',
  attack,
  [
    toFireAt,
    concentrated('first'),
    prefer(1, 'it can damage the unit', canDamage, threatSymbols),
    prefer(2, 'severe damage can be done to it', ({ grade }) => grade === 2),
    prefer(3, 'light damage at least can be done to it', ({ grade }) => grade > 0),
    fewest(4, 'the fewest Structure Points', structurePoints, pointsCounted),
    byRuling(artilleryPower, {
      sum: [
        most('5', 'the strongest guns, all together', (target, now) => guns(target, now, 'all')),
        printed(
          '5',
          most('5b', 'the strongest single battery', (target, now) => guns(target, now, 'strongest')),
        ),
      ],
      single: [most('5', 'the strongest battery', (target, now) => guns(target, now, 'strongest'))],
    }),
    toldAs(
      squaresTold,
      fewest(6, 'the nearest', ({ id }, now, aim) =>
        squaresAway(now, shipWith(now, aim.id), shipWith(now, id)),
      ),
    ),
    concentrated('ties'),
    byRuling(lastTies, { order: [prefer('fire', 'it is under fire', isUnderFire, underFire)] }),
  ],
  tieByRuling(lastTies, {
    order: printedOrder('the first deployed'),
    random: atRandom('one at random'),
  }),
  { titled, of: ({ id }, now) => shipName(shipWith(now, id)), others: noTargets },
)

const titles = {
  launch: message('admiral.target.launch', 'Target of the aircraft'),
  sail: message('admiral.target.sail', 'Enemy to sail for'),
  weaken: message('admiral.target.weaken', 'Enemy whose weakness is used'),
} as const

/** What the choice is called: a target to fire at, or another. */
function titled({ purpose }: Aim): Message | undefined {
  return purpose === 'attack' ? undefined : titles[purpose]
}

function isUnderFire({ id }: Target, now: Situation): boolean {
  const ship = shipWith(now, id)
  return ship.underFire && (ship.pending > 0 || reading(now, underFire) === 'yes')
}

/** Whether it is what the unit itself has attacked last in this turn, and can be damaged still. */
function isOwnTarget({ id, grade }: Target, now: Situation, aim: Aim): boolean {
  return grade > 0 && now.attacks.findLast(({ by }) => by === aim.id)?.on === id
}

/**
 * In an attack and a move to fire as the place of a threat is read, for an approach at any distance, for a weakness from
 * where both are.
 */
export function canDamage({ id, stop }: Target, now: Situation, aim: Aim): boolean {
  const isApproach = aim.purpose === 'sail' && stop === undefined
  const isAnywhere = isApproach || (aim.purpose !== 'weaken' && reading(now, threatFrom) === 'anywhere')
  if (isAnywhere) return couldThreaten(now, shipWith(now, id), shipWith(now, aim.id))
  const then = stop === undefined ? now : withShip(now, aim.id, { at: stop })
  return threatens(then, shipWith(then, id), shipWith(then, aim.id))
}

function structurePoints({ id }: Target, now: Situation): number {
  const ship = shipWith(now, id)
  const counted = reading(now, pointsCounted)
  if (counted === 'printed') return cardOf(now, ship).structure
  return counted === 'current' ? ship.points : ship.points - ship.pending
}

/** The strength of the gun batteries that still work. */
export function guns({ id }: Pick<Target, 'id'>, now: Situation, which: 'all' | 'strongest'): number {
  const ship = shipWith(now, id)
  const strengths = cardOf(now, ship)
    .batteries.filter((battery, at) => battery.kind === 'gun' && works(battery, ship, at))
    .map(({ bands }) => Math.max(...bands.map(({ strength }) => strength)))
  return which === 'all' ? strengths.reduce((sum, each) => sum + each, 0) : Math.max(0, ...strengths)
}
