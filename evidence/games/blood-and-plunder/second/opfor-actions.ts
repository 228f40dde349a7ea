/** OPFOR ACTIONS: Attack. Targets of shots and charges. */

import { drilledNumber, mayCharge, offFrom } from './action-exceptions.ts'
import type { Enemy, Readings, Unit } from './facts.ts'

export interface Shot {
  readonly targets: readonly string[]
  readonly drilledAt: readonly string[]
}

/** 0 ranks first. */
function inTheOpen(target: Enemy): number {
  return target.inTheOpen && target.number < 9 ? 0 : 1
}

function notActivated(target: Enemy): number {
  return target.activated ? 1 : 0
}

function number(target: Enemy): number {
  return target.number
}

const ORDERS: Readonly<Record<string, readonly ((target: Enemy) => number)[]>> = {
  always: [notActivated, inTheOpen, number],
  unactivated: [inTheOpen, notActivated, number],
  number: [inTheOpen, number, notActivated],
}

function least(targets: readonly Enemy[], rank: (target: Enemy) => number): readonly Enemy[] {
  const best = Math.min(...targets.map(rank))
  return targets.filter((target) => rank(target) === best)
}

/** The unit must be loaded and not in contact. */
export function canBeShot(
  unit: Unit,
  enemy: Enemy,
  lessThan: number,
  actions: number,
  readings: Readings,
): boolean {
  if (enemy.inches >= lessThan || !enemy.inRange || !enemy.seen) return false
  if (enemy.number <= 10 || readings['hopelessShots'] === 'yes') return true
  return drilledNumber(unit, enemy, actions, readings) !== undefined
}

export function canShootBack(unit: Unit, name: string, readings: Readings): boolean {
  const enemy = unit.enemies.find((each) => each.name === name)
  return enemy !== undefined && canBeShot(unit, enemy, Number.POSITIVE_INFINITY, 0, readings)
}

/** Only the ordinary shot's number ranks targets; the shot of several actions is considered afterwards. */
export function shotAt(unit: Unit, lessThan: number, actions: number, readings: Readings): Shot {
  if (unit.inContact || !unit.loaded) return { targets: [], drilledAt: [] }
  let targets: readonly Enemy[] = unit.enemies.filter((enemy) =>
    canBeShot(unit, enemy, lessThan, actions, readings),
  )
  for (const rank of ORDERS[readings['shootingOrder'] ?? ''] ?? []) targets = least(targets, rank)
  const drilled = targets.filter((enemy) => drilledNumber(unit, enemy, actions, readings) !== undefined)
  return { targets: targets.map((enemy) => enemy.name), drilledAt: drilled.map((enemy) => enemy.name) }
}

function closest(enemies: readonly Enemy[]): readonly Enemy[] {
  const nearest = Math.min(...enemies.map((enemy) => enemy.inches))
  return enemies.filter((enemy) => enemy.inches === nearest)
}

/** Empty if the unit cannot charge. */
export function chargeTargets(unit: Unit, readings: Readings): readonly string[] {
  if (unit.inContact || !mayCharge(unit, readings)) return []
  const forbidden = readings['guerrillaCharges'] === 'move' ? offFrom(unit, readings) : []
  const chargeable = (enemy: Enemy): boolean => !forbidden.includes(enemy.name) && enemy.inReach(forbidden)
  const targets =
    readings['chargeTarget'] === 'legal'
      ? closest(unit.enemies.filter(chargeable))
      : closest(unit.enemies).filter(chargeable)
  return targets.map((enemy) => enemy.name)
}
