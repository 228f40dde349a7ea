import {
  ask,
  tieAtRandom,
  fewest,
  withParams,
  filterByFact,
  type Message,
  message,
  messages,
  withBookNumber,
  type Procedure,
  type ExcludedPiece,
  priorityList,
  type Table,
  withValueText,
  yesNo,
} from '@opfor/kernel'
import { spent, unitOf } from '../actor.ts'
import { heldBack, notAtHome } from '../../attack/against.ts'
import { otherSide } from '../../../table/battle.ts'
import { solitaire } from '../../../table/citations.ts'
import { type Actor, formatInches } from '../facts.ts'
import { inchesToShip, inGrappleRange } from '../../opposing-force-ships/grapple-range.ts'
import { withGrapple } from '../../opposing-force-ships/grapples.ts'
import { hullGap, isTracked } from '../../../table/on-the-map.ts'
import { ruledOut, unitNamed } from '../../ruled-out.ts'
import { type Ship, ownShipOf, shipsOf, type Situation, shipWith } from '../../../table/situation.ts'
import type { ChartAction } from '../action-status.ts'
import { asks, does, told } from '../../../table/words.ts'

const words = messages('blood-and-plunder.against', {
  bound: '{ship} is grappled to {other}',
  noneFree: 'no enemy ship is free to be grappled',
  noneInReach: 'no enemy ship is in reach of its grapples',
  noneSaid: message(
    'blood-and-plunder.against.noneGrappled',
    'you said that its grapples reach no enemy ship',
  ),
  far: message(
    'blood-and-plunder.because.grappleFar',
    'it is {inches} inches away, and grapples reach {reach} inches',
  ),
  said: message('blood-and-plunder.because.grappleSaid', 'you said that grapples cannot reach it'),
})

/** Grapple: the closest ship. */
export const grappleTarget = priorityList<Ship, Situation, Actor>(
  'blood-and-plunder.grappleTarget',
  'Target of the grapples',
  solitaire('Turn Overview, Chart 2'),
  [withBookNumber('', withValueText(formatInches, fewest('closest', 'the shortest distance', inchesToShip)))],
  tieAtRandom('a ship drawn at random'),
  { of: unitNamed, others: notGrappled },
)

function notGrappled(now: Situation, actor: Actor): readonly ExcludedPiece[] {
  const unit = unitOf(now, actor)
  return shipsOf(now, otherSide(unit.side)).map((ship) =>
    ruledOut(ship, whyNotGrappled(now, unit.aboard, ship)),
  )
}

function whyNotGrappled(now: Situation, own: string, ship: Ship): Message {
  if (ship.grappled !== '')
    return withParams(words.bound, { ship: ship.name, other: nameOf(now, ship.grappled) })
  if (!isTracked(now)) return words.said
  const inches = hullGap(shipWith(now, own)?.at ?? ship.at, ship.at)
  return withParams(words.far, { inches, reach: now.house.grapple })
}

/** Grapple: aboard, not grappled yet, and an enemy ship is close enough. */
export const grapple: ChartAction = {
  id: 'grapple',
  name: message('blood-and-plunder.action.grapple', 'Grapple'),
  stands(table, actor) {
    const unit = unitOf(table.now, actor)
    const isFree = ownShipOf(table.now, unit)?.grappled === ''
    return isFree && heldBack(table.now, unit) === undefined ? 'asks' : 'cannot'
  },
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    const ship = ownShipOf(table.now, unit)
    if (ship === undefined) return notAtHome(unit)
    if (ship.grappled !== '')
      return withParams(words.bound, { ship: ship.name, other: nameOf(table.now, ship.grappled) })
    const held = heldBack(table.now, unit)
    if (held !== undefined) return held
    const free = (now: Situation): readonly Ship[] =>
      shipsOf(now, otherSide(unit.side)).filter(({ grappled }) => grappled === '')
    if (free(table.now).length === 0) return words.noneFree
    const near = (yield* filterByFact(table, inGrappleRange, free, actor)).map(({ id }) => id)
    if (near.length === 0) return isTracked(table.now) ? words.noneInReach : words.noneSaid
    return () => throwGrapples(table, actor, ship.id, near)
  },
}

function nameOf(now: Situation, id: string): Message | string {
  return shipWith(now, id)?.name ?? id
}

function* throwGrapples(
  table: Table<Situation>,
  actor: Actor,
  id: string,
  near: readonly string[],
): Procedure<void> {
  const inReach = (now: Situation): readonly Ship[] => now.ships.filter((ship) => near.includes(ship.id))
  const target = yield* grappleTarget(table, inReach, actor)
  const unit = unitOf(table.now, actor).name
  if (target === undefined) {
    table.change(spent(table.now, actor), does.throwsNone, { unit })
    return
  }
  const names = { ship: nameOf(table.now, id), other: nameOf(table.now, target.id) }
  table.change(spent(table.now, actor), does.grapples, { unit, ...names })
  const held = yield* ask(table, () =>
    yesNo('blood-and-plunder.grappled', 'table', withParams(asks.grappled, names)),
  )
  const next = held ? withGrapple(table.now, id, target.id) : table.now
  table.change(next, held ? told.grappled : told.grappleFails, names)
}
