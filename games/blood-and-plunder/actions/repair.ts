import { ask, fill, message, number, type Procedure, type Table } from '@opfor/kernel'
import { spent, unitOf } from '../actor.ts'
import { heldBack, notAtHome } from '../against.ts'
import type { Actor } from '../facts.ts'
import { type Ship, ownShipOf, type Situation, withShip } from '../situation.ts'
import type { ChartAction } from '../standing.ts'
import { asks, does, told } from '../words.ts'

/** Repair: the ship that the unit is aboard of is damaged. */
export const repair: ChartAction = {
  id: 'repair',
  name: message('blood-and-plunder.action.repair', 'Repair'),
  stands(table, actor) {
    const unit = unitOf(table.now, actor)
    const isDamaged = (ownShipOf(table.now, unit)?.damage ?? 0) > 0
    return isDamaged && heldBack(table.now, unit) === undefined ? 'can' : 'cannot'
  },
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    const ship = ownShipOf(table.now, unit)
    if (ship === undefined) return notAtHome(unit)
    if (ship.damage === 0)
      return message('blood-and-plunder.against.undamaged', '{ship} is not damaged', { ship: ship.name })
    return heldBack(table.now, unit) ?? (() => repairShip(table, actor, ship.id))
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
