import {
  type AllowedValue,
  message,
  noneValue,
  currentReading,
  booleanSetter,
  numberSetter,
  choiceSetter,
} from '@opfor/kernel'
import { faceName, formatSquares } from '../../../table/names.ts'
import { faces } from '../../../table/battles/pieces.ts'
import { placesEver, sunk } from '../../../table/places.ts'
import { speedTies } from '../../../rules/rulings.ts'
import { whenTriggered } from '../../../rules/admiral-symbol/symbol-rulings.ts'
import { cardOf, isDeployed, type Ship, type Situation, withShip } from '../../../table/situation.ts'
import { batteriesOut, ofTheBatteries, type Settable } from './of-the-batteries.ts'
import { featureByFeature, featuresSpent, ofTheFeatures } from './of-the-features.ts'
import { named, note } from './words-of-a-ship.ts'

const highest = { pending: 99, artillery: 4, launches: 2, held: 2, order: 99, moved: 60 } as const

const squaresMoved: readonly AllowedValue[] = [
  { value: -1, text: message('admiral.counter.notYet', 'not yet') },
  ...Array.from({ length: highest.moved + 1 }, (_, squares) => ({
    value: squares,
    text: formatSquares(squares),
  })),
]

const symbols: readonly AllowedValue[] = [
  noneValue,
  ...faces.map((face) => ({ value: face, text: faceName(face) })),
]

type Numbers = (now: Situation, ship: Ship) => readonly Settable[]

/** By id prefix. Unused numbers, and those of ships off the board, are nested. */
const numbers: Readonly<Record<string, Numbers>> = {
  points: (now, ship) => [pointsOf(now, ship)],
  pending: (now, ship) => [
    numberSetter(named(now, ship, 'pending'), ship.pending, [0, highest.pending], (pending) =>
      withShip(now, ship.id, { pending }),
    ),
  ],
  underFire: (now, ship) => [
    booleanSetter(note(now, ship, 'underFire'), ship.underFire, (underFire) =>
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
    choiceSetter(note(now, ship, 'face', isStrategos(ship)), ship.face, symbols, (to) =>
      withShip(now, ship.id, { face: to as Ship['face'] }),
    ),
  ],
  moved: (now, ship) => [
    choiceSetter(note(now, ship, 'moved'), ship.moved, squaresMoved, (to) =>
      withShip(now, ship.id, { moved: Number(to) }),
    ),
  ],
  artillery: (now, ship) => [
    numberSetter(note(now, ship, 'artillery'), ship.artillery, [0, highest.artillery], (artillery) =>
      withShip(now, ship.id, { artillery }),
    ),
  ],
  launches: (now, ship) => [
    numberSetter(
      note(now, ship, 'launches', isCarrier(now, ship)),
      ship.launches,
      [0, highest.launches],
      (launches) => withShip(now, ship.id, { launches }),
    ),
  ],
  held: (now, ship) => {
    // Ruling: whenTriggered.
    const isUsed = isStrategos(ship) && currentReading(now, whenTriggered) === 'moved'
    return [
      numberSetter(note(now, ship, 'held', isUsed), ship.held ?? 0, [0, highest.held], (held) =>
        withShip(now, ship.id, { held: held === 0 ? undefined : held }),
      ),
    ]
  },
  splits: (now, ship) => [
    booleanSetter(note(now, ship, 'splits', isStrategos(ship)), ship.splits, (splits) =>
      withShip(now, ship.id, { splits }),
    ),
  ],
  attacked: (now, ship) => [
    booleanSetter(note(now, ship, 'attacked', isStrategos(ship)), ship.attacked, (attacked) =>
      withShip(now, ship.id, { attacked }),
    ),
  ],
  from: (now, ship) => {
    // Ruling: speedTies.
    const isUsed = currentReading(now, speedTies) === 'nearest'
    return [
      choiceSetter(
        note(now, ship, 'from', isUsed),
        ship.from,
        placesEver(now.battle.board, ship.side),
        (from) => withShip(now, ship.id, { from: String(from) }),
      ),
    ]
  },
  // An undeployed ship has no order; waiting ships have a row.
  order: (now, ship) =>
    isDeployed(ship)
      ? [
          numberSetter(note(now, ship, 'order'), ship.order, [1, highest.order], (order) =>
            withShip(now, ship.id, { order }),
          ),
        ]
      : [],
}

export function ofShip(now: Situation, ship: Ship): readonly Settable[] {
  return Object.values(numbers).flatMap((each) => each(now, ship))
}

export function ofShipCalled(now: Situation, ship: Ship, what: string): readonly Settable[] {
  return Object.hasOwn(numbers, what) ? (numbers[what]?.(now, ship) ?? []) : []
}

function isStrategos({ side }: Ship): boolean {
  return side === 'stratego'
}

function isCarrier(now: Situation, ship: Ship): boolean {
  return cardOf(now, ship).squadrons !== undefined
}

/** A ship without points is sunk; a sunk ship needs points to return. */
function pointsOf(now: Situation, ship: Ship): Settable {
  const points = { ...named(now, ship, 'points'), isNested: false, note: ship.at === sunk.id }
  return numberSetter(points, ship.points, [0, cardOf(now, ship).structure], (to) =>
    withShip(now, ship.id, to === 0 ? { points: to, at: sunk.id } : { points: to }),
  )
}

function squadronsOf(now: Situation, ship: Ship): Settable {
  const squadrons = { ...named(now, ship, 'squadrons'), isNested: ship.at === sunk.id }
  return numberSetter(squadrons, ship.squadrons, [0, cardOf(now, ship).squadrons?.number ?? 0], (to) =>
    withShip(now, ship.id, { squadrons: to }),
  )
}
