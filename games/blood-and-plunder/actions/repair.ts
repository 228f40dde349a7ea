import { type Action, ask, fill, message, number, type Procedure, type Table } from '@opfor/kernel'
import { isEngaged, mustRally } from '../action-exceptions.ts'
import { spent, unitOf } from '../actor.ts'
import type { Actor } from '../facts.ts'
import { type Ship, shipOf, type Situation, withShip } from '../situation.ts'
import { asks, does, told } from '../words.ts'

/** Repair: the ship that the unit is aboard of is damaged. */
export const repair: Action<Situation, Actor> = {
  id: 'repair',
  name: message('blood-and-plunder.action.repair', 'Repair'),
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    const ship = shipOf(table.now, unit)
    if (ship === undefined || ship.damage === 0 || mustRally(table.now, unit)) return undefined
    return isEngaged(unit) ? undefined : () => repairShip(table, actor, ship.id)
  },
}

function* repairShip(table: Table<Situation>, actor: Actor, id: string): Procedure<void> {
  const shipNow = (now: Situation): Ship | undefined => now.ships.find((ship) => ship.id === id)
  const nameNow = shipNow(table.now)?.name ?? id
  table.change(spent(table.now, actor), does.repairs, { unit: unitOf(table.now, actor).name, ship: nameNow })
  const repaired = yield* ask(table, (now) => {
    const { name, damage } = shipNow(now) ?? { name: nameNow, damage: 0 }
    if (damage === 0) return undefined
    const range = { from: 0, to: damage, unit: asks.damages }
    return number('blood-and-plunder.repaired', 'table', fill(asks.repaired, { ship: name }), range)
  })
  if (repaired === undefined) return
  const damage = Math.max(0, (shipNow(table.now)?.damage ?? 0) - repaired)
  table.change(withShip(table.now, id, { damage }), told.repaired, { ship: nameNow, damage })
}
