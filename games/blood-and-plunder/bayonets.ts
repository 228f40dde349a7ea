import { closerThan, holding, type Procedure, reading, type Table } from '@opfor/kernel'
import { hasBayonets, isEngaged, isLoaded, mustRally } from './action-exceptions.ts'
import { spent, unitOf } from './actor.ts'
import { type Actor, nearestEnemy } from './facts.ts'
import { fixingBayonets } from './rulings/exceptions.ts'
import { type Situation, withUnit } from './situation.ts'
import { does } from './words.ts'

/** Bayonets: an empty unit plugs them where an enemy is within 8 inches; then it is aggressive. True where it did. */
export function* bayonets(table: Table<Situation>, actor: Actor): Procedure<boolean> {
  const unit = unitOf(table.now, actor)
  if (!hasBayonets(unit) || unit.bayonetsFixed || isLoaded(unit)) return false
  if (isEngaged(unit) || mustRally(table.now, unit)) return false
  const { bayonetCost } = table.now.house
  // Ruling: fixingBayonets.
  if (reading(table.now, fixingBayonets) === 'charge' && actor.actions <= bayonetCost) return false
  if (actor.actions < bayonetCost) return false
  const near = yield* holding(table, closerThan(8, nearestEnemy), (now) => [unitOf(now, actor)], undefined)
  if (near.length === 0) return false
  const fixed = withUnit(table.now, actor.id, { bayonetsFixed: true })
  table.change(spent(fixed, actor, bayonetCost), does.fixes, { unit: unit.name })
  return true
}
