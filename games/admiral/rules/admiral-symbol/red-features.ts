import { airGrade, bestGrade, longestRange, withFeatures } from '../house-model/damage.ts'
import type { Feature, Grade } from '../../table/battles/pieces.ts'
import { squaresAMove } from '../house-model/reach.ts'
import { enemyOf, fleetOf, isToMove, type Ship, type Situation } from '../../table/situation.ts'
import { volleyOf } from '../house-model/volley.ts'

/**
 * Costs speed before the move, damage to an enemy, or its threshold, green features included. The person's own rules are not
 * judged.
 */
export function wouldWeaken(now: Situation, ship: Ship, key: string, feature: Feature): boolean {
  const isNote = feature.changes === 'note'
  if (feature.when === 'move') return isToMove(ship) && (isNote || squaresAMove(now, ship) > 0)
  if (isNote || now.damage === 'typed') return true
  const weakened: Ship = { ...ship, active: [...ship.active, key] }
  return fleetOf(now, enemyOf(ship.side)).some((enemy) =>
    feature.when === 'attack'
      ? differs(now, [ship, enemy], [weakened, enemy])
      : [enemy, withFeatures(now, enemy, 'green')].some((unit) =>
          differs(now, [unit, ship], [unit, weakened]),
        ),
  )
}

type Pair = readonly [attacker: Ship, target: Ship]

function differs(now: Situation, before: Pair, after: Pair): boolean {
  const air = ([attacker, target]: Pair): Grade => airGrade(now, attacker, target)
  if (air(before) !== air(after)) return true
  for (let far = longestRange(now, before[0]); far > 0; far -= 1)
    for (const symbols of [1, 2]) {
      const grade = ([attacker, target]: Pair): Grade =>
        bestGrade(now, attacker, target, volleyOf(now, attacker, symbols), far) ?? 0
      if (grade(before) !== grade(after)) return true
    }
  return false
}
