import { costOf, volleyOf } from './damage.ts'
import { gradeFrom, threatens } from './ranges.ts'
import { squaresAMove } from './reach.ts'
import { firingStops } from './sailing.ts'
import { cardOf, enemyOf, fleetOf, type Ship, type Situation, squareOf } from './situation.ts'

/** What a green feature is good for now. */
export type Benefit = 'sinks' | 'defends' | 'lifts' | 'reaches'

/** What a green feature would do for a unit now; nothing where it is not necessary. `key` is as in `active`. */
export function benefitOf(now: Situation, ship: Ship, key: string, moving: boolean): Benefit | undefined {
  const feature = cardOf(now, ship).green[Number(key.slice('green '.length))]
  const withIt: Ship = { ...ship, active: [...ship.active, key] }
  if (feature?.when === 'defence') return isThreatened(now, ship) ? 'defends' : undefined
  if (feature?.when === 'attack') return attackBenefit(now, ship, withIt)
  if (feature?.when !== 'move' || !moving) return undefined
  const reaches = (one: Ship): boolean => firingStops(now, one, squaresAMove(now, one)).length > 0
  return !reaches(ship) && reaches(withIt) ? 'reaches' : undefined
}

/** Whether an enemy that can damage the unit has it in range. */
function isThreatened(now: Situation, ship: Ship): boolean {
  return fleetOf(now, enemyOf(ship.side)).some((enemy) => threatens(now, enemy, ship))
}

/** Whether some enemy would be sunk, or be damaged more, by the feature alone. */
function attackBenefit(now: Situation, ship: Ship, withIt: Ship): 'sinks' | 'lifts' | undefined {
  const from = squareOf(ship)
  if (from === undefined) return undefined
  const volley = volleyOf(now, ship, ship.artillery)
  let benefit: 'lifts' | undefined
  for (const enemy of fleetOf(now, enemyOf(ship.side))) {
    const plain = gradeFrom(now, ship, from, enemy, volley) ?? 0
    const lifted = gradeFrom(now, withIt, from, enemy, volley) ?? 0
    if (lifted <= plain) continue
    const left = enemy.points - enemy.pending
    if (costOf(now, lifted) >= left && costOf(now, plain) < left) return 'sinks'
    benefit = 'lifts'
  }
  return benefit
}
