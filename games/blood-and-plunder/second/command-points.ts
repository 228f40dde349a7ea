/** Command points: to the unit closest to the activated command unit, by a column of their own. */

import type { Decision } from './chart-2.ts'
import { nextAction } from './chart-2.ts'
import type { Commander, House, Readings, Unit } from './facts.ts'

/** Who may get the next point, and what each of them would do with it. */
export interface Order {
  readonly to: readonly string[]
  readonly does: Readonly<Record<string, Decision>>
}

/** What a unit does with a command point: one action. */
export function commanded(unit: Unit, house: House, readings: Readings): Decision {
  return nextAction(unit, 'Command Points', 1, house, readings)
}

function closest(units: readonly Unit[], inches: (unit: Unit) => number): readonly Unit[] {
  const nearest = Math.min(...units.map(inches))
  return units.filter((unit) => inches(unit) === nearest)
}

/** The equally close units that the next command point may go to. None: it is lost. */
export function nextPoint(
  commander: Commander,
  units: readonly Unit[],
  house: House,
  readings: Readings,
): Order {
  const own = units.find((unit) => unit.name === commander.name)
  const inches = (unit: Unit): number => own?.friends.find((friend) => friend.name === unit.name)?.inches ?? 0
  const does: Record<string, Decision> = {}
  const useful = (unit: Unit): boolean => {
    const decision = commanded(unit, house, readings)
    does[unit.name] = decision
    return decision.action !== 'Nothing'
  }
  const open = (unit: Unit): boolean =>
    (readings['pointsPerUnit'] === 'many' || !commander.served.includes(unit.name)) &&
    (readings['uselessPoint'] === 'lost' || useful(unit))
  const others = units.filter(
    (unit) => unit.name !== commander.name && inches(unit) <= commander.range && open(unit),
  )
  const self = own !== undefined && open(own) ? [own] : []
  const [first, then] = readings['closestToCommander'] === 'own' ? [self, others] : [others, self]
  const to = closest(first.length > 0 ? first : then, inches).map((unit) => unit.name)
  return { to, does }
}
