import type { Params } from '@opfor/kernel'
import {
  isEngaged,
  mustRally,
} from '../../../../games/blood-and-plunder/rules/action-exceptions/action-exceptions.ts'
import { apart } from '../../../../games/blood-and-plunder/table/on-the-map.ts'
import {
  type Situation,
  type Unit,
  unitsOf,
  unitWith,
} from '../../../../games/blood-and-plunder/table/situation.ts'

const orders = ['blood-and-plunder.orders', 'blood-and-plunder.ordersItself']

/** No command point is lost if a unit without one could use it, including the command unit. */
export class Orders {
  #served: string[] = []

  told(now: Situation, id: string, params: Params = {}): readonly string[] {
    if (id === 'blood-and-plunder.activates') this.#served = []
    if (orders.includes(id)) this.#served.push(JSON.stringify(params['unit']))
    return id === 'blood-and-plunder.pointsLost' ? this.#missed(now) : []
  }

  #missed(now: Situation): readonly string[] {
    const commander = unitWith(now, now.acting.unit)
    const range = commander.profile.commander?.range ?? 0
    return unitsOf(now, 'opfor')
      .filter((unit) => unit.id === commander.id || apart(now, commander, unit) <= range)
      .filter((unit) => !this.#served.includes(JSON.stringify(unit.name)) && couldUse(now, unit))
      .map(({ id }) => `a command point is lost that ${id} could have used`)
  }
}

/** Only certain cases, without the map. */
function couldUse(now: Situation, unit: Unit): boolean {
  if (unit.fatigue > 0) return true
  if (mustRally(now, unit)) return false
  return isEngaged(unit) || (unit.empty > 0 && !unit.bayonetsFixed)
}
