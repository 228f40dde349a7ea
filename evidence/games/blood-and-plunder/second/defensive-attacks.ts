/** OPFOR ACTIONS: Defensive Attacks. They are always made if possible. */

import type { Readings, Unit } from './facts.ts'
import { canShootBack } from './opfor-actions.ts'

export interface Attacked {
  readonly unit: Unit
  readonly attacker: string
  readonly by: 'charge' | 'shot'
  readonly mayShoot: boolean
  readonly mayFight: boolean
}

export function isAnswered(by: Attacked['by'], readings: Readings): boolean {
  return by === 'charge' || readings['defendsAgainst'] === 'all'
}

export function defensiveAttack(attacked: Attacked, readings: Readings): 'shoot' | 'fight' | 'none' {
  const { unit, attacker, by } = attacked
  if (!isAnswered(by, readings)) return 'none'
  const reaches = by === 'charge' || canShootBack(unit, attacker, readings)
  const shoots = attacked.mayShoot && unit.loaded && !unit.inContact && reaches
  const fights = attacked.mayFight && by === 'charge'
  if (shoots && fights) return readings['defensiveAttack'] === 'fight' ? 'fight' : 'shoot'
  if (shoots) return 'shoot'
  return fights ? 'fight' : 'none'
}
