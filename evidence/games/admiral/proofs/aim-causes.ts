import { airTargets } from '../../../../games/admiral/rules/exception/aircraft.ts'
import { airGrade, farFrom, flightRange } from '../../../../games/admiral/rules/house-model/damage.ts'
import { targets } from '../../../../games/admiral/rules/attack/firing.ts'
import { firstOf } from '../../../../games/admiral/rules/action-dice/firing-stops.ts'
import { gradeFrom } from '../../../../games/admiral/rules/house-model/ranges.ts'
import {
  isDoomed,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
} from '../../../../games/admiral/table/situation.ts'
import { unfired, volleyOf } from '../../../../games/admiral/rules/house-model/volley.ts'

export interface Said {
  readonly by: string
  readonly on: string
  readonly at: Situation
}

export function causeOf({ by, on, at }: Said, now: Situation, instead: string | undefined): string {
  const [unit, target] = [shipWith(now, by), shipWith(now, on)]
  const hasMoved = (id: string): boolean => shipWith(now, id).at !== shipWith(at, id).at
  const isNew = ({ id, active }: Ship): boolean => active.join() !== shipWith(at, id).active.join()
  if (gradeNow(at, shipWith(at, by), shipWith(at, on)) === 0) return 'without a cause: it could not'
  if (isDoomed(target)) return 'the target will be sunk already'
  if (gradeNow(now, unit, target) === 0)
    return hasMoved(on) ? 'the target has moved' : 'the line is blocked now'
  if (instead === undefined) return 'without a cause: it attacks nobody'
  if (hasMoved(instead) || hasMoved(on)) return 'a ship has moved, and another comes first'
  if (now.ships.some(isNew)) return 'a feature has been triggered'
  if (![on, instead].every((id) => equalsOf(at, by).includes(id)))
    return 'without a cause: another comes first'
  return shipWith(now, instead).underFire && !target.underFire
    ? 'the fire is concentrated on another'
    : 'a last tie goes to another'
}

function equalsOf(at: Situation, by: string): readonly string[] {
  const unit = shipWith(at, by)
  const among = unit.launches > 0 ? airTargets(at, unit) : targets(at, by, unfired)
  const damageable = among.filter(({ grade }) => grade > 0)
  return firstOf(at, unit, damageable).map(({ id }) => id)
}

export function gradeNow(now: Situation, unit: Ship, target: Ship): number {
  const [from, to] = [squareOf(unit), squareOf(target)]
  if (from === undefined || to === undefined) return 0
  const flies = unit.launches > 0 && farFrom(now, from, to) <= flightRange(now, unit)
  const fired = gradeFrom(now, unit, from, target, volleyOf(now, unit, unit.artillery)) ?? 0
  return Math.max(fired, flies ? airGrade(now, unit, target) : 0)
}
