import {
  type CounterValue,
  message,
  nothing,
  reading,
  settableFlag,
  settableNumber,
  settableOne,
} from '@opfor/kernel'
import { faceName, squaresTold } from '../../../table/names.ts'
import { faces } from '../../../table/battles/pieces.ts'
import { placesEver, sunk } from '../../../table/places.ts'
import { speedTies } from '../../../rules/rulings.ts'
import { whenTriggered } from '../../../rules/admiral-symbol/symbol-rulings.ts'
import { cardOf, isDeployed, type Ship, type Situation, withShip } from '../../../table/situation.ts'
import { batteriesOut, ofTheBatteries } from './of-the-batteries.ts'
import { featureByFeature, featuresSpent, ofTheFeatures } from './of-the-features.ts'
import type { Settable } from './settable.ts'
import { named, note } from './words-of-a-ship.ts'

/** The highest that can be entered. */
const highest = { pending: 99, artillery: 4, launches: 2, held: 2, order: 99, moved: 60 } as const

const squaresMoved: readonly CounterValue[] = [
  { value: -1, reads: message('admiral.counter.notYet', 'not yet') },
  ...Array.from({ length: highest.moved + 1 }, (_, squares) => ({
    value: squares,
    reads: squaresTold(squares),
  })),
]

const symbols: readonly CounterValue[] = [
  nothing,
  ...faces.map((face) => ({ value: face, reads: faceName(face) })),
]

type Numbers = (now: Situation, ship: Ship) => readonly Settable[]

/** By how their ids begin. Those that no rule looks at, and those of a ship that is not on the board, are not offered. */
const numbers: Readonly<Record<string, Numbers>> = {
  points: (now, ship) => [pointsOf(now, ship)],
  pending: (now, ship) => [
    settableNumber(named(now, ship, 'pending'), ship.pending, [0, highest.pending], (pending) =>
      withShip(now, ship.id, { pending }),
    ),
  ],
  underFire: (now, ship) => [
    settableFlag(note(now, ship, 'underFire'), ship.underFire, (underFire) =>
      withShip(now, ship.id, { underFire }),
    ),
  ],
  squadrons: (now, ship) => (isCarrier(now, ship) ? [squadronsOf(now, ship)] : []),
  fired: ofTheBatteries,
  out: batteriesOut,
  feature: featureByFeature,
  features: ofTheFeatures,
  spent: featuresSpent,
  face: (now, ship) => [
    settableOne(note(now, ship, 'face', isStrategos(ship)), ship.face, symbols, (to) =>
      withShip(now, ship.id, { face: to as Ship['face'] }),
    ),
  ],
  moved: (now, ship) => [
    settableOne(note(now, ship, 'moved'), ship.moved, squaresMoved, (to) =>
      withShip(now, ship.id, { moved: Number(to) }),
    ),
  ],
  artillery: (now, ship) => [
    settableNumber(note(now, ship, 'artillery'), ship.artillery, [0, highest.artillery], (artillery) =>
      withShip(now, ship.id, { artillery }),
    ),
  ],
  launches: (now, ship) => [
    settableNumber(
      note(now, ship, 'launches', isCarrier(now, ship)),
      ship.launches,
      [0, highest.launches],
      (launches) => withShip(now, ship.id, { launches }),
    ),
  ],
  held: (now, ship) => {
    // Ruling: whenTriggered.
    const isUsed = isStrategos(ship) && reading(now, whenTriggered) === 'moved'
    return [
      settableNumber(note(now, ship, 'held', isUsed), ship.held ?? 0, [0, highest.held], (held) =>
        withShip(now, ship.id, { held: held === 0 ? undefined : held }),
      ),
    ]
  },
  splits: (now, ship) => [
    settableFlag(note(now, ship, 'splits', isStrategos(ship)), ship.splits, (splits) =>
      withShip(now, ship.id, { splits }),
    ),
  ],
  attacked: (now, ship) => [
    settableFlag(note(now, ship, 'attacked', isStrategos(ship)), ship.attacked, (attacked) =>
      withShip(now, ship.id, { attacked }),
    ),
  ],
  from: (now, ship) => {
    // Ruling: speedTies.
    const isUsed = reading(now, speedTies) === 'nearest'
    return [
      settableOne(
        note(now, ship, 'from', isUsed),
        ship.from,
        placesEver(now.battle.board, ship.side),
        (from) => withShip(now, ship.id, { from: String(from) }),
      ),
    ]
  },
  // Before it is deployed a ship has none, and those that wait are in a row.
  order: (now, ship) =>
    isDeployed(ship)
      ? [
          settableNumber(note(now, ship, 'order'), ship.order, [1, highest.order], (order) =>
            withShip(now, ship.id, { order }),
          ),
        ]
      : [],
}

/** The numbers of a ship. */
export function ofShip(now: Situation, ship: Ship): readonly Settable[] {
  return Object.values(numbers).flatMap((each) => each(now, ship))
}

/** Those numbers of a ship whose ids begin so. */
export function ofShipCalled(now: Situation, ship: Ship, what: string): readonly Settable[] {
  return Object.hasOwn(numbers, what) ? (numbers[what]?.(now, ship) ?? []) : []
}

function isStrategos({ side }: Ship): boolean {
  return side === 'stratego'
}

function isCarrier(now: Situation, ship: Ship): boolean {
  return cardOf(now, ship).squadrons !== undefined
}

/** A ship without points is sunk; one that is sunk needs points to come back. */
function pointsOf(now: Situation, ship: Ship): Settable {
  const points = { ...named(now, ship, 'points'), inner: false, note: ship.at === sunk.id }
  return settableNumber(points, ship.points, [0, cardOf(now, ship).structure], (to) =>
    withShip(now, ship.id, to === 0 ? { points: to, at: sunk.id } : { points: to }),
  )
}

function squadronsOf(now: Situation, ship: Ship): Settable {
  const squadrons = { ...named(now, ship, 'squadrons'), inner: ship.at === sunk.id }
  return settableNumber(squadrons, ship.squadrons, [0, cardOf(now, ship).squadrons?.number ?? 0], (to) =>
    withShip(now, ship.id, { squadrons: to }),
  )
}
