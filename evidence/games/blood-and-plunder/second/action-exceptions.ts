/** ACTION EXCEPTIONS: units that behave differently by their equipment and special rules. */

import type { Action, Enemy, Readings, Unit } from './facts.ts'

/** Gun Crews: a unit assigned to an artillery piece. */
export function gunCrew(unit: Unit, readings: Readings): boolean {
  return unit.gun === 'manned' || (unit.gun === 'lost' && readings['crewWithoutGun'] === 'crew')
}

/** Gun Crews: they never move, and a charge is a move. */
export function mayCharge(unit: Unit, readings: Readings): boolean {
  return !gunCrew(unit, readings) || readings['crewsCharge'] === 'yes'
}

/** Guerrillas: any of the five special rules is enough. */
function guerrilla(unit: Unit): boolean {
  return ['Hidden', 'Elusive', 'Skirmishers', 'Cunning', 'Quick'].some((rule) => unit.rules.includes(rule))
}

/** Guerrillas: units without Fatigue, which the unit may not approach within 8 inches. */
export function offFrom(unit: Unit, readings: Readings): readonly string[] {
  if (!guerrilla(unit)) return []
  if (aggressive(unit, readings) && readings['severalExceptions'] === 'aggressive') return []
  const meant = readings['whoseFatigue'] === 'anyone' ? [...unit.enemies, ...unit.friends] : unit.enemies
  return meant.filter((other) => other.fatigue === 0).map((other) => other.name)
}

/** Shooting Specialists: the target number of the shot of several actions; undefined if not used. */
export function drilledNumber(
  unit: Unit,
  enemy: Enemy,
  actions: number,
  readings: Readings,
): number | undefined {
  const specialist = ['Drilled', 'Expertly Drilled', 'Marksmen'].some((rule) => unit.rules.includes(rule))
  if (!specialist || actions < Math.max(2, unit.drillActions)) return undefined
  if (enemy.drilledNumber === undefined || enemy.drilledNumber > 8) return undefined
  if (readings['drilledShot'] === 'needed' && enemy.number <= 8) return undefined
  return enemy.drilledNumber
}

/** Aggressive Units, and units with fixed Bayonets. */
export function aggressive(unit: Unit, readings: Readings): boolean {
  if (unit.bayonets === 'fixed') return true
  if (gunCrew(unit, readings)) return false
  const explosives = unit.arms.includes('explosives')
  if (readings['whoIsAggressive'] === 'either' && explosives) return true
  if (readings['whoIsAggressive'] === 'all' && !explosives) return false
  return !['muskets', 'carbines', 'bows'].some((weapon) => unit.arms.includes(weapon))
}

const MOVING_AND_CHARGING: readonly Action[] = ['Charge', 'Aggressive Move', 'Tactical Move', 'Retreat Move']

function shooting(line: Action): boolean {
  return line.startsWith('Shoot')
}

/** Aggressive Units: moving and charging come before shooting. */
export function aggressiveColumn(printed: readonly Action[], readings: Readings): readonly Action[] {
  const shots = printed.filter(shooting)
  const others = printed.filter((line) => !shooting(line))
  if (readings['aggressiveOrder'] === 'last') return [...others, ...shots]
  const behind = others.findLastIndex((line) => MOVING_AND_CHARGING.includes(line)) + 1
  return [...others.slice(0, behind), ...shots, ...others.slice(behind)]
}

/** Bayonets: nothing loaded and an enemy within 8 inches. */
export function fixesBayonets(unit: Unit, couldCharge: boolean, readings: Readings): boolean {
  if (unit.bayonets !== 'carried' || unit.loaded) return false
  if (!unit.inContact && !unit.enemies.some((enemy) => enemy.inches <= 8)) return false
  if (unit.inContact && readings['engagedBayonets'] === 'no') return false
  return readings['fixingBayonets'] === 'before' || couldCharge
}
