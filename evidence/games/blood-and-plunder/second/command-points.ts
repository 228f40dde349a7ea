/** Command points: to the unit closest to the activated command unit, by a column of their own. */

import type { Commander, Readings, Unit } from './facts.ts'

function closest(units: readonly Unit[], inches: (unit: Unit) => number): readonly string[] {
  const nearest = Math.min(...units.map(inches))
  return units.filter((unit) => inches(unit) === nearest).map((unit) => unit.name)
}

/** Empty: the point is lost. */
export function nextPoint(
  commander: Commander,
  units: readonly Unit[],
  readings: Readings,
): readonly string[] {
  const own = units.find((unit) => unit.name === commander.name)
  const inches = (unit: Unit): number => own?.friends.find((friend) => friend.name === unit.name)?.inches ?? 0
  const open = units.filter((unit) => !commander.passed.includes(unit.name))
  const self = open.filter((unit) => unit.name === commander.name)
  const others = open.filter((unit) => unit.name !== commander.name && inches(unit) <= commander.range)
  const [first, then] = readings['closestToCommander'] === 'own' ? [self, others] : [others, self]
  return closest(first.length > 0 ? first : then, inches)
}

export function afterPoint(
  used: boolean,
  readings: Readings,
): { readonly gone: boolean; readonly passed: boolean } {
  return {
    gone: used || readings['uselessPoint'] === 'lost',
    passed: !used || readings['pointsPerUnit'] === 'one',
  }
}
