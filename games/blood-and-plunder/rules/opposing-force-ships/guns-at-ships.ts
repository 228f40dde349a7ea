import { fill, type Message, message, type Procedure, ruled, type Table } from '@opfor/kernel'
import { hasGun } from '../action-exceptions/action-exceptions.ts'
import { gunsAtShips } from '../rulings/command-and-ships.ts'
import { damageDone } from './ship-damage.ts'
import { ownShipOf, type Ship, type Situation, unitWith } from '../../table/situation.ts'
import { harmDone } from '../attack/what-happened.ts'

/** A shot, by ids. */
interface Shot {
  readonly by: string
  readonly at: string
}

const aboard = message('blood-and-plunder.aboardShip', '{unit} aboard {ship}')

/** The ship that guns shoot at together with a unit aboard. */
function shipShotAt(now: Situation, { by, at }: Shot): Ship | undefined {
  return hasGun(now, unitWith(now, by)) ? ownShipOf(now, unitWith(now, at)) : undefined
}

/** What a shot is aimed at: a unit; of guns at one aboard, its ship is named with it or in its place. */
export function aimOf(table: Table<Situation>, shot: Shot): Message {
  const [{ name: unit }, ship] = [unitWith(table.now, shot.at), shipShotAt(table.now, shot)]
  if (ship === undefined) return unit
  return ruled(table, gunsAtShips) === 'ship' ? ship.name : fill(aboard, { unit, ship: ship.name })
}

/** What a shot did: to the unit, and of guns to the ship that it is aboard of, whichever of them was the target. */
export function* shotDone(table: Table<Situation>, shot: Shot): Procedure<void> {
  yield* shipDamaged(table, shot)
  yield* harmDone(table, shot.at)
}

/** What a shot of guns did to the ship that its target is aboard of. */
export function* shipDamaged(table: Table<Situation>, shot: Shot): Procedure<void> {
  const ship = shipShotAt(table.now, shot)
  if (ship !== undefined) yield* damageDone(table, ship.id, 'table')
}
