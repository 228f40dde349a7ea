import {
  type Candidate,
  either,
  message,
  neverTies,
  prefer,
  type Procedure,
  currentReading,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { canShoot, hasBayonets, isEngaged, isLoaded, mustRally } from './action-exceptions.ts'
import { charge } from '../charts/actions/charge.ts'
import { spent, unitOf } from '../charts/actor.ts'
import { type ColumnName, printed } from '../charts/chart-2.ts'
import { solitaire } from '../../table/citations.ts'
import { hasEnemyWithinEight } from './eight-inches.ts'
import type { Actor } from '../charts/facts.ts'
import { unitNamed } from '../ruled-out.ts'
import { engagedBayonets, fixingBayonets } from '../rulings/exceptions.ts'
import { type Situation, withUnit } from '../../table/situation.ts'
import { does } from '../../table/words.ts'

interface Empty extends Actor {
  readonly because: 'engaged' | 'shaken' | 'noCharge' | 'few' | 'melee' | 'near' | 'far'
}

const choices: readonly Candidate[] = [
  { id: 'off', name: message('blood-and-plunder.bayonets=off', 'leaving them off') },
  { id: 'fix', name: message('blood-and-plunder.bayonets=fix', 'fixing them') },
]

const leaves = ({ id }: Candidate): boolean => id === 'off'
const fixes = ({ id }: Candidate): boolean => id === 'fix'

/** Bayonets: an empty unit fixes them if an enemy is within 8 inches. */
export const bayonetsOrNot = priorityList<Candidate, Situation, Empty>(
  'blood-and-plunder.bayonets',
  'Bayonets',
  solitaire('Action Exceptions, Bayonets'),
  [
    either((_, { because }) => because, {
      engaged: { steps: [prefer('off', 'left off while engaged', leaves, engagedBayonets)] },
      shaken: { steps: [prefer('off', 'left off while Shaken', leaves)] },
      noCharge: { steps: [prefer('off', 'left off where no charge can follow', leaves, fixingBayonets)] },
      few: { steps: [prefer('off', 'left off with too few actions', leaves)] },
      melee: { steps: [prefer('fix', 'fixed when empty and engaged', fixes, engagedBayonets)] },
      near: { steps: [prefer('fix', 'fixed when empty, with an enemy within 8 inches', fixes)] },
      far: { steps: [prefer('off', 'left off with no enemy within 8 inches', leaves)] },
    }),
  ],
  neverTies,
  { of: unitNamed },
)

/** Bayonets: true if the unit fixed them, which makes it aggressive. */
export function* bayonets(
  table: Table<Situation>,
  actor: Actor,
  column: () => ColumnName,
): Procedure<boolean> {
  const unit = unitOf(table.now, actor)
  if (!hasBayonets(unit) || unit.bayonetsFixed || (canShoot(table.now, unit) && isLoaded(unit))) return false
  const because = yield* whatDecides(table, actor, column)
  const choice = yield* bayonetsOrNot(table, () => choices, { ...actor, because })
  if (choice?.id !== 'fix') return false
  const fixed = withUnit(table.now, actor.id, { bayonetsFixed: true })
  table.change(spent(fixed, actor, table.now.house.bayonetCost), does.fixes, { unit: unit.name })
  return true
}

function* whatDecides(
  table: Table<Situation>,
  actor: Actor,
  column: () => ColumnName,
): Procedure<Empty['because']> {
  const unit = unitOf(table.now, actor)
  // Ruling: engagedBayonets.
  if (isEngaged(unit) && currentReading(table.now, engagedBayonets) === 'no') return 'engaged'
  if (mustRally(table.now, unit)) return 'shaken'
  const { bayonetCost } = table.now.house
  // Ruling: fixingBayonets.
  const forCharge = currentReading(table.now, fixingBayonets) === 'charge'
  if (forCharge && (isEngaged(unit) || actor.actions <= bayonetCost)) return 'noCharge'
  if (actor.actions < bayonetCost) return 'few'
  if (isEngaged(unit)) return 'melee'
  if (!(yield* hasEnemyWithinEight(table, actor))) return 'far'
  return !forCharge || (yield* couldCharge(table, actor, column())) ? 'near' : 'noCharge'
}

function* couldCharge(table: Table<Situation>, actor: Actor, column: ColumnName): Procedure<boolean> {
  const hasCharge = printed[column].some(({ id }) => id === charge.id)
  return hasCharge && typeof (yield* charge.can(table, actor)) === 'function'
}
