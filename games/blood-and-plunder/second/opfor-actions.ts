/** OPFOR ACTIONS: Attack. Whom a unit shoots at and whom it charges. */

import { drilledNumber, mayCharge, offFrom } from './action-exceptions.ts'
import type { Enemy, Readings, Unit } from './facts.ts'

export interface Shot {
  readonly targets: readonly string[]
  readonly drilledAt: readonly string[]
}

/** An enemy with the number that the shot at it would have. */
interface Aimed {
  readonly enemy: Enemy
  readonly number: number
  readonly drilled: boolean
}

function aimed(unit: Unit, enemy: Enemy, actions: number, readings: Readings): Aimed {
  const drilled = drilledNumber(unit, enemy, actions, readings)
  return { enemy, number: drilled ?? enemy.number, drilled: drilled !== undefined }
}

/** 0 for what comes first, 1 for the rest. */
function inTheOpen(target: Aimed): number {
  return target.enemy.inTheOpen && target.number < 9 ? 0 : 1
}

function notActivated(target: Aimed): number {
  return target.enemy.activated ? 1 : 0
}

function number(target: Aimed): number {
  return target.number
}

const ORDERS: Readonly<Record<string, readonly ((target: Aimed) => number)[]>> = {
  always: [notActivated, inTheOpen, number],
  unactivated: [inTheOpen, notActivated, number],
  number: [inTheOpen, number, notActivated],
}

function least(targets: readonly Aimed[], rank: (target: Aimed) => number): readonly Aimed[] {
  const best = Math.min(...targets.map(rank))
  return targets.filter((target) => rank(target) === best)
}

/** The equal best targets of a shot that goes less than this far; none where the unit cannot shoot. */
export function shotAt(unit: Unit, lessThan: number, actions: number, readings: Readings): Shot {
  if (unit.inContact || !unit.loaded) return { targets: [], drilledAt: [] }
  let targets: readonly Aimed[] = unit.enemies
    .filter((enemy) => enemy.seen && enemy.inRange && enemy.inches < lessThan)
    .map((enemy) => aimed(unit, enemy, actions, readings))
    .filter((target) => target.number <= 10 || readings['hopelessShots'] === 'yes')
  for (const rank of ORDERS[readings['shootingOrder'] ?? ''] ?? []) targets = least(targets, rank)
  return {
    targets: targets.map((target) => target.enemy.name),
    drilledAt: targets.filter((target) => target.drilled).map((target) => target.enemy.name),
  }
}

function closest(enemies: readonly Enemy[]): readonly Enemy[] {
  const nearest = Math.min(...enemies.map((enemy) => enemy.inches))
  return enemies.filter((enemy) => enemy.inches === nearest)
}

/** The equally close targets of a charge; none where the unit cannot charge. */
export function chargeTargets(unit: Unit, readings: Readings): readonly string[] {
  if (unit.inContact || !mayCharge(unit, readings)) return []
  const forbidden = offFrom(unit, readings)
  const chargeable = (enemy: Enemy): boolean =>
    enemy.inReach && ![enemy.name, ...enemy.closesWith].some((name) => forbidden.includes(name))
  const targets =
    readings['chargeTarget'] === 'legal'
      ? closest(unit.enemies.filter(chargeable))
      : closest(unit.enemies).filter(chargeable)
  return targets.map((enemy) => enemy.name)
}
