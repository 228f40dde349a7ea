import {
  afresh,
  ask,
  aside,
  atRandom,
  byRuling,
  chart,
  type Chart,
  die,
  either,
  fewest,
  fill,
  type List,
  type Message,
  most,
  part,
  type Procedure,
  reading,
  select,
  type Table,
} from '@opfor/kernel'
import { actingUnit } from './actor.ts'
import { type Band, bandOf } from './cards.ts'
import { opforState, standingWords } from './chart-1.ts'
import { solitaire } from './citations.ts'
import { inchesAlong } from './geometry/point.ts'
import { isMapped } from './on-the-map.ts'
import { type Pose, posesFor, targetsOf } from './poses.ts'
import { broadside, sails, secondMovement } from './rulings/command-and-ships.ts'
import { shipWords } from './ship-words.ts'
import { isAlive, type Ship, shipOf, shipsOf, shipWith, type Situation, withShip } from './situation.ts'
import type { State } from './strike-points.ts'
import { whereShipEnded, withShipPlaced } from './where-ship-ended.ts'

/** How a ship moves. */
export type Sailing = 'close' | 'broadside' | 'away'

const sailingWords: Readonly<Record<Sailing, string>> = {
  close: 'towards the closest player ship',
  broadside: 'for maximum broadside potential',
  away: 'away from player ships',
}

/** Opposing Force Ships: the ship table, by the same card and strike points as chart 1. */
export const shipTable: Chart<Band, State, Sailing> = chart(
  'blood-and-plunder.shipTable',
  'Ship table',
  solitaire('Opposing Force Ships'),
  {
    '11-13': { less: 'close', tied: 'close', more: 'broadside' },
    '5-10': { less: 'broadside', tied: 'broadside', more: 'away' },
    '1-4': { less: 'broadside', tied: 'away', more: 'away' },
  },
  (band, state, sailing) => `a card of ${band} ${standingWords[state]}: ${sailingWords[sailing]}`,
)

/** A movement and how it goes. */
interface Course {
  readonly id: string
  readonly sailing: Sailing
}

const nearer = (key: number) =>
  fewest<Pose, Situation, Course>(key, 'half inches to the target', (pose) => pose.toTarget)
const safer = (key: number) =>
  fewest<Pose, Situation, Course>(key, 'enemy guns that bear back', (pose) => pose.gunsBack)

/** Where a ship ends its movement on a map. */
export const shipCourse: List<Pose, Situation, Course> = select<Pose, Situation, Course>(
  'blood-and-plunder.sail',
  'Ship movement',
  solitaire('Opposing Force Ships'),
  [
    either((_, course) => course.sailing, {
      close: part('towards the closest player ship', nearer(1)),
      broadside: part(
        'maximum broadside potential',
        most(1, 'loaded guns that bear', (pose) => pose.guns),
        byRuling(broadside, { range: [nearer(2), safer(3)], safety: [safer(2), nearer(3)] }),
      ),
      away: part(
        'away from player ships',
        most(1, 'distance to the nearest in half inches', (pose) => pose.toTarget),
      ),
    }),
  ],
  atRandom('a random draw among those left'),
)

/** A ship moves with the activations of the units aboard: at the first, and again on 6 or more or when it must. */
export function* moveShip(table: Table<Situation>): Procedure<void> {
  const id = yield* afresh(table, () => shipToMove(table))
  if (id !== undefined) yield* sail(table, id)
}

function* shipToMove(table: Table<Situation>): Procedure<string | undefined> {
  const unit = actingUnit(table.now)
  const ship = unit === undefined ? undefined : shipOf(table.now, unit)
  if (ship === undefined || ship.grappled !== '' || ship.moves >= table.now.house.shipMoves) return undefined
  return ship.moves === 0 || (yield* movesAgain(table, ship)) ? ship.id : undefined
}

/** Whether another movement is made at this activation. */
function* movesAgain(table: Table<Situation>, ship: Ship): Procedure<boolean> {
  // Who has activated and fallen since has had an activation aboard all the same.
  const aboard = table.now.units.filter(
    (unit) => unit.aboard === ship.id && (isAlive(unit) || unit.activated),
  )
  const waiting = aboard.filter(({ activated }) => !activated).length
  // Ruling: secondMovement.
  const lastChance = reading(table.now, secondMovement) === 'last' || aboard.length <= 2 ? 1 : 2
  const must = waiting <= lastChance
  const roll = must
    ? 0
    : yield* ask(table, () =>
        die('blood-and-plunder.second', fill(shipWords.rollSecond, { ship: ship.name }), 10),
      )
  const now = must || roll >= 6
  table.change(table.now, now ? shipWords.second : shipWords.notYet, { ship: ship.name, roll })
  return now
}

function* sail(table: Table<Situation>, id: string): Procedure<void> {
  const ship = shipWith(table.now, id)
  if (ship === undefined) return
  const sailing = shipTable.read(table, bandOf(table.now.card), opforState(table.now))
  const counted = withShip(table.now, id, { moves: ship.moves + 1 })
  // Ruling: sails.
  if (reading(table.now, sails) === 'reminded') table.change(counted, shipWords.sails, { ship: ship.name })
  else table.change(counted, aside('blood-and-plunder.shipMoves', '{ship} moves.'), { ship: ship.name })
  const words = byEye(table.now, ship, sailing)
  if (!isMapped(table.now) || words === shipWords.holds) {
    const next = words === shipWords.holds ? table.now : withShipPlaced(table.now, id)
    table.change(next, words, { ship: ship.name })
    return
  }
  const poses = (now: Situation): readonly Pose[] => contending(now, id, sailing)
  const pose = yield* shipCourse(table, poses, { id, sailing })
  if (pose === undefined) {
    table.change(table.now, shipWords.holds, { ship: ship.name })
    return
  }
  table.change(table.now, shipWords.sailsTo, {
    ship: ship.name,
    inches: inchesAlong([shipWith(table.now, id)?.at ?? ship.at, pose.at]),
    pose: pose.name,
  })
  yield* whereShipEnded(table, id, () => pose)
}

/** Of poses alike in guns and heading the nearest (or farthest): the list would keep no other. */
function contending(now: Situation, id: string, sailing: Sailing): readonly Pose[] {
  const ship = shipWith(now, id)
  const best = new Map<string, Pose>()
  const sign = sailing === 'away' ? -1 : 1
  for (const pose of ship === undefined ? [] : posesFor(now, ship)) {
    const key = `${pose.guns} ${pose.gunsBack} ${pose.heading}`
    const known = best.get(key)
    if (known === undefined || sign * pose.toTarget < sign * known.toTarget) best.set(key, pose)
  }
  return [...best.values()]
}

/** Ruling: noPlayerShip. Towards means the nearest player unit then, and away means to stay. */
function byEye(now: Situation, ship: Ship, sailing: Sailing): Message {
  if (shipsOf(now, 'player').length > 0) return shipWords[sailing]
  return sailing === 'away' || targetsOf(now, ship).length === 0 ? shipWords.holds : shipWords.ashore
}
