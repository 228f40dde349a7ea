import {
  type Action,
  ask,
  fill,
  holding,
  message,
  type PlainFact,
  type Procedure,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { isEngaged, mustRally } from '../action-exceptions.ts'
import { spent, unitOf } from '../actor.ts'
import { otherSide } from '../battle.ts'
import type { Actor } from '../facts.ts'
import { withGrapple } from '../grapples.ts'
import { gap, isMapped, isTracked } from '../on-the-map.ts'
import { type Ship, shipOf, shipsOf, type Situation } from '../situation.ts'
import { asks, does, told } from '../words.ts'

/** Whether an enemy ship can be grappled under the base rules. */
const inGrappleRange: PlainFact<Ship, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.grapple',
  compute: (ship, now, actor) => (isTracked(now) ? isClose(ship, now, actor) : undefined),
  propose: (ship, now, actor) => (isMapped(now) ? isClose(ship, now, actor) : undefined),
  rests: (ship, now, actor) => `${ship.placed}.${shipOf(now, unitOf(now, actor))?.placed ?? ''}`,
  ask: (now, actor) =>
    message('blood-and-plunder.ask.grapple', 'Which of these can {unit} throw grapples to?', {
      unit: unitOf(now, actor).name,
    }),
  askOne: (ship, now, actor) =>
    message('blood-and-plunder.ask.grappleOne', 'Can {unit} throw grapples to {ship}?', {
      unit: unitOf(now, actor).name,
      ship: ship.name,
    }),
}

function isClose(ship: Ship, now: Situation, actor: Actor): boolean {
  const own = shipOf(now, unitOf(now, actor))
  return own !== undefined && gap(own.at, ship.at) <= now.house.grapple
}

/** Grapple: aboard, not grappled yet, and an enemy ship is close enough. */
export const grapple: Action<Situation, Actor> = {
  id: 'grapple',
  name: message('blood-and-plunder.action.grapple', 'Grapple'),
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    const ship = shipOf(table.now, unit)
    if (ship === undefined || ship.grappled !== '') return undefined
    if (isEngaged(unit) || mustRally(table.now, unit)) return undefined
    const free = (now: Situation): readonly Ship[] =>
      shipsOf(now, otherSide(unit.side)).filter(({ grappled }) => grappled === '')
    const [other] = yield* holding(table, inGrappleRange, free, actor)
    return other === undefined ? undefined : () => throwGrapples(table, actor, ship.id, other.id)
  },
}

function* throwGrapples(table: Table<Situation>, actor: Actor, id: string, otherId: string): Procedure<void> {
  const nameNow = (now: Situation, of: string) => now.ships.find((ship) => ship.id === of)?.name ?? of
  const names = { ship: nameNow(table.now, id), other: nameNow(table.now, otherId) }
  table.change(spent(table.now, actor), does.grapples, { unit: unitOf(table.now, actor).name, ...names })
  const held = yield* ask(table, () =>
    yesNo('blood-and-plunder.grappled', 'table', fill(asks.grappled, names)),
  )
  const next = held ? withGrapple(table.now, id, otherId) : table.now
  table.change(next, held ? told.grappled : told.grappleFails, names)
}
