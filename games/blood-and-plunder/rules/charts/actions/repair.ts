import { ask, withParams, message, number, type Procedure, type Table } from '@opfor/kernel'
import { spent, unitOf } from '../actor.ts'
import { heldBack, notAtHome } from '../../attack/against.ts'
import type { Actor } from '../facts.ts'
import { type Ship, ownShipOf, shipWith, type Situation, withShip } from '../../../table/situation.ts'
import type { ChartAction } from '../action-status.ts'
import { asks, does, told } from '../../../table/words.ts'

/** Repair: the unit's ship is damaged. */
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
    return heldBack(table.now, unit) ?? (() => repairShip(table, actor, ship))
  },
}

function* repairShip(table: Table<Situation>, actor: Actor, { id, name: ship }: Ship): Procedure<void> {
  const damageNow = (now: Situation): number => shipWith(now, id)?.damage ?? 0
  table.change(spent(table.now, actor), does.repairs, { unit: unitOf(table.now, actor).name, ship })
  const repaired = yield* ask(table, (now) => {
    const damage = damageNow(now)
    if (damage === 0) return undefined
    const range = { from: 0, to: damage, unit: asks.damages }
    return number('blood-and-plunder.repaired', 'table', withParams(asks.repaired, { ship }), range)
  })
  if (repaired === undefined) return
  const damage = Math.max(0, damageNow(table.now) - repaired)
  table.change(withShip(table.now, id, { damage }), told.repaired, { ship, damage })
}
