/** OPFOR ACTIONS: Defensive Attacks. They are always made if possible. */

import type { Readings } from './facts.ts'

/** An attack of the player on a unit of the OPFOR, and what the unit could answer it with. */
export interface Attacked {
  readonly by: 'charge' | 'shot'
  readonly loaded: boolean
  readonly mayShoot: boolean
  readonly mayFight: boolean
}

export function defensiveAttack(attacked: Attacked, readings: Readings): 'shoot' | 'fight' | 'none' {
  if (attacked.by === 'shot' && readings['defendsAgainst'] === 'charges') return 'none'
  const shoots = attacked.loaded && attacked.mayShoot
  const fights = attacked.by === 'charge' && attacked.mayFight
  if (shoots && fights) return readings['defensiveAttack'] === 'fight' ? 'fight' : 'shoot'
  if (shoots) return 'shoot'
  return fights ? 'fight' : 'none'
}
