import {
  restartable,
  tieAtRandom,
  eitherByRuling,
  chart,
  type Chart,
  either,
  fewest,
  type Filter,
  type PriorityList,
  type Message,
  most,
  branch,
  withBookNumber,
  type Procedure,
  currentReading,
  applyRuling,
  type ExcludedPiece,
  priorityList,
  type Table,
  withValueText,
} from '@opfor/kernel'
import { type Band, bandOf } from '../turn-overview/cards.ts'
import { opforState, standingWords } from '../charts/chart-1.ts'
import { solitaire } from '../../table/citations.ts'
import { coursesFor } from './courses.ts'
import { formatInches } from '../charts/facts.ts'
import { inchesAlong } from '../../table/geometry/point.ts'
import { hullGap, isMapped } from '../../table/on-the-map.ts'
import { farther } from '../movement/not-towards.ts'
import { aimsAtAny, type Pose, type Sailing, targetsOf } from './poses.ts'
import { ruledOut } from '../ruled-out.ts'
import { broadside, broadsideAt, broadsideGuns, noPlayerShip, sails } from '../rulings/command-and-ships.ts'
import { isLastActivation, shipToMove } from './ship-to-move.ts'
import {
  gunsMeant,
  nextLookedFor,
  poseName,
  sailsTo,
  shipsMeant,
  shipWords,
  formatSixteenths,
} from './ship-words.ts'
import { type Ship, shipsOf, shipWith, type Situation, withShip } from '../../table/situation.ts'
import type { State } from '../turn-overview/strike-points.ts'
import { whereShipEnded, withShipPlaced } from './where-ship-ended.ts'

const sailingWords: Readonly<Record<Sailing, string>> = {
  close: 'towards the closest player ship',
  broadside: 'for maximum broadside potential',
  away: 'away from player ships',
}

/** Opposing Force Ships: the ship table, by the card and strike points of chart 1. */
export const shipTable: Chart<Band, State, Sailing, { readonly id: string }> = chart(
  'blood-and-plunder.shipTable',
  'Ship table',
  solitaire('Opposing Force Ships'),
  {
    '11-13': { less: 'close', tied: 'close', more: 'broadside' },
    '5-10': { less: 'broadside', tied: 'broadside', more: 'away' },
    '1-4': { less: 'broadside', tied: 'away', more: 'away' },
  },
  (band, state, sailing) => `card ${band}, ${standingWords[state]}: ${sailingWords[sailing]}`,
  (sailing) => sailingWords[sailing],
  { of: shipNamed },
)

function shipNamed({ id }: { readonly id: string }, now: Situation): Message | undefined {
  return shipWith(now, id)?.name
}

interface Course {
  readonly id: string
  readonly sailing: Sailing
}

type Line = Filter<Pose, Situation, Course>

const inInches = (line: Line): Line =>
  withBookNumber(
    '',
    withValueText((tenths) => formatInches(tenths / 10), line),
  )
const nearer = (key: number): Line =>
  inInches(fewest(key, 'the shortest distance to the target', (pose) => pose.toTarget))
const farthest = (key: number): Line =>
  inInches(most(key, 'the greatest distance to the nearest', (pose) => pose.toTarget))
const turnedAway = (key: number): Line =>
  withBookNumber(
    '',
    withValueText(
      formatSixteenths,
      fewest(key, 'the bow turned farthest away from the nearest', (pose) => pose.offAway),
    ),
  )
const safer = (key: number): Line =>
  withBookNumber(
    '',
    fewest(key, 'the fewest enemy guns that bear back', (pose) => pose.gunsBack),
  )
const stronger = (key: number, text: string): Line =>
  withBookNumber(
    '',
    most(key, text, (pose) => pose.guns),
  )

export const shipCourse: PriorityList<Pose, Situation, Course> = priorityList<Pose, Situation, Course>(
  'blood-and-plunder.sail',
  'Ship movement',
  solitaire('Opposing Force Ships'),
  [
    either((_, course) => course.sailing, {
      close: branch('towards the closest player ship', nearer(1)),
      broadside: branch(
        'maximum broadside potential',
        eitherByRuling(broadsideGuns, {
          all: [stronger(1, 'the most guns that bear')],
          loaded: [stronger(1, 'the most loaded guns that bear')],
        }),
        eitherByRuling(broadside, { range: [nearer(2), safer(3)], safety: [safer(2), nearer(3)] }),
      ),
      away: branch('away from player ships', farthest(1), turnedAway(2)),
    }),
  ],
  tieAtRandom('a course drawn at random'),
  { of: shipNamed, others: notSailedFor },
)

function notSailedFor(now: Situation, { id, sailing }: Course): readonly ExcludedPiece[] {
  const ships = shipsOf(now, 'player')
  if (sailing === 'away') return ships.map((ship) => ruledOut(ship, shipWords.fledFrom))
  const own = shipWith(now, id)
  if (own === undefined || aimsAtAny(now, own, sailing)) return []
  return farther(ships.map((ship) => ({ ...ship, inches: hullGap(own.at, ship.at) })))
}

/** A ship moves at the first activation aboard, again on 6 or more or if it must. The last makes all remaining movements. */
export function* moveShip(table: Table<Situation>): Procedure<void> {
  for (;;) {
    const id = yield* restartable(table, () => shipToMove(table))
    if (id === undefined) return
    yield* sail(table, id)
    if (!isLastActivation(table.now, id)) return
  }
}

function* sail(table: Table<Situation>, id: string): Procedure<void> {
  const ship = shipWith(table.now, id)
  if (ship === undefined) return
  const sailing = shipTable.read(table, bandOf(table.now.card), opforState(table.now), { id })
  if (shipsOf(table.now, 'player').length === 0) applyRuling(table, noPlayerShip)
  else if (sailing === 'broadside') applyRuling(table, broadsideAt)
  const words = byEye(table.now, ship, sailing)
  const counted = withShip(table.now, id, { moves: ship.moves + 1 })
  const leaves = !isMapped(table.now) && words !== shipWords.holds
  table.change(leaves ? withShipPlaced(counted, id) : counted, words, {
    ship: ship.name,
    ...broadsideTold(table.now),
  })
  // Ruling: sails.
  if (currentReading(table.now, sails) === 'reminded')
    table.change(table.now, shipWords.sails, { ship: ship.name })
  if (isMapped(table.now) && words !== shipWords.holds) yield* sailOnTheMap(table, ship, sailing)
}

function* sailOnTheMap(table: Table<Situation>, { id, name, at }: Ship, sailing: Sailing): Procedure<void> {
  const poses = (now: Situation): readonly Pose[] => coursesFor(now, id, sailing)
  const pose = yield* shipCourse(table, poses, { id, sailing })
  if (pose === undefined) {
    table.change(table.now, shipWords.holds, { ship: name })
    return
  }
  const towards = shipsOf(table.now, 'player').length === 0 ? 'ashore' : sailing
  const inches = inchesAlong([shipWith(table.now, id)?.at ?? at, pose.at])
  const turns = sailing === 'close' ? shipWords.turns : shipWords.turnsWithoutRoom
  table.change(table.now, inches === 0 ? turns : sailsTo[towards], {
    ship: name,
    inches,
    pose: poseName(pose.at, pose.heading),
  })
  yield* whereShipEnded(table, id, () => pose)
}

function broadsideTold(now: Situation): Readonly<Record<'guns' | 'target' | 'next', Message>> {
  return {
    guns: gunsMeant[currentReading(now, broadsideGuns)],
    target: shipsMeant[currentReading(now, broadsideAt)],
    next: nextLookedFor[currentReading(now, broadside)],
  }
}

/** Ruling: noPlayerShip. Then towards means the nearest player unit, and away means to stay. */
function byEye(now: Situation, ship: Ship, sailing: Sailing): Message {
  if (shipsOf(now, 'player').length > 0) return shipWords[sailing]
  return sailing === 'away' || targetsOf(now, ship).length === 0 ? shipWords.holds : shipWords.ashore
}
