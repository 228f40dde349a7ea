import {
  ask,
  withParams,
  type Message,
  message,
  number,
  type Procedure,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { bears } from '../../table/geometry/compass.ts'
import { highest } from '../../table/profile.ts'
import { placeOf } from '../../table/on-the-map.ts'
import {
  ownShipOf,
  type Ship,
  shipOf,
  shipWith,
  type Situation,
  type Unit,
  unitWith,
  withShip,
} from '../../table/situation.ts'
import { asks } from '../../table/words.ts'
import { hasGun } from '../action-exceptions/action-exceptions.ts'
import { harmDone } from '../attack/what-happened.ts'
import { gunsAtShips } from '../rulings/command-and-ships.ts'

const words = {
  damage: message('blood-and-plunder.ask.damage', 'How much damage did {ship} take?'),
  damaged: message('blood-and-plunder.damaged', '{ship} has {damage} damage now.'),
}

/** Entered by whoever made or suffered the shot. */
export function* damageDone(table: Table<Situation>, id: string, by: 'player' | 'table'): Procedure<void> {
  const taken = yield* ask(table, (now) => {
    const ship = shipWith(now, id)
    if (ship === undefined) return undefined
    const range = { from: 0, to: 20, unit: asks.damages }
    const text = withParams(words.damage, { ship: ship.name })
    return number('blood-and-plunder.damage', by, text, range, { proposal: 0 })
  })
  const ship = shipWith(table.now, id)
  if (taken === undefined || ship === undefined) return
  const damage = Math.min(highest.damage, ship.damage + taken)
  table.change(withShip(table.now, id, { damage }), words.damaged, { ship: ship.name, damage })
}

/** Guns aboard a ship shoot only abeam. */
export function hasBroadside(now: Situation, unit: Unit): boolean {
  return hasGun(now, unit) && shipOf(now, unit) !== undefined
}

/** Guns aboard bear abeam, everything else everywhere. */
export function bearsOn(now: Situation, unit: Unit, target: Unit): boolean {
  const ship = shipOf(now, unit)
  return ship === undefined || !hasGun(now, unit) || bears(ship.at, ship.heading, placeOf(now, target))
}

interface Shot {
  readonly by: string
  readonly at: string
}

const aboard = message('blood-and-plunder.aboardShip', '{unit} aboard {ship}')

function shipShotAt(now: Situation, { by, at }: Shot): Ship | undefined {
  return hasGun(now, unitWith(now, by)) ? ownShipOf(now, unitWith(now, at)) : undefined
}

export function aimOf(table: Table<Situation>, shot: Shot): Message {
  const [{ name: unit }, ship] = [unitWith(table.now, shot.at), shipShotAt(table.now, shot)]
  if (ship === undefined) return unit
  return applyRuling(table, gunsAtShips) === 'ship'
    ? ship.name
    : withParams(aboard, { unit, ship: ship.name })
}

export function* shotDone(table: Table<Situation>, shot: Shot): Procedure<void> {
  yield* shipDamaged(table, shot)
  yield* harmDone(table, shot.at)
}

export function* shipDamaged(table: Table<Situation>, shot: Shot): Procedure<void> {
  const ship = shipShotAt(table.now, shot)
  if (ship !== undefined) yield* damageDone(table, ship.id, 'table')
}
