import {
  byRuling,
  fewest,
  must,
  printedOrder,
  type Procedure,
  reading,
  ruled,
  select,
  type Table,
  toldAs,
  remembered,
} from '@opfor/kernel'
import { combined, valueOf } from './action-dice.ts'
import { airTargets } from '../exception/aircraft.ts'
import { sightInRange } from '../attack/attack-rulings.ts'
import { actionDice } from '../../table/citations.ts'
import { bestGrade } from '../house-model/damage.ts'
import { type Target, targetAs } from '../attack/hierarchy.ts'
import { shipName, squaresTold } from '../../table/names.ts'
import type { Grade } from '../../table/battles/pieces.ts'
import { gradeFrom, gradeInRange, squaresAway } from '../house-model/ranges.ts'
import { notInRange } from '../ruled-out/targets.ts'
import { inRange, movementInRange } from '../rulings.ts'
import {
  enemyOf,
  fleetOf,
  isDoomed,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
} from '../../table/situation.ts'
import { volleyOf } from '../house-model/volley.ts'

/** Who looks for enemies in range, and the symbols it would fire with. */
interface Looking {
  readonly id: string
  readonly symbols: number
}

/** The Artillery symbols that a unit may have if it stays: one of a carrier's die, or those of another unit by the table. */
export function artilleryInRange(now: Situation, { face, squadrons }: Ship): number {
  if (squadrons > 0) return 1
  if (face === 'movement' && reading(now, movementInRange) === 'holds') return 0
  return face === '' ? 2 : combined(face, valueOf(now, face, 'inRange'), true).artillery
}

/** The Movement symbols that a unit has where no enemy is in range, by its die and by the table. */
export function movesAlone(now: Situation, { face, squadrons }: Ship): number {
  if (squadrons > 0) return face === 'artillery' ? 0 : 1
  return face === '' ? 1 : combined(face, valueOf(now, face, 'alone'), false).moves
}

/** Those that show whether an enemy is in range: one at least, whatever the row gives. */
function symbolsInRange(now: Situation, unit: Ship): number {
  return Math.max(1, artilleryInRange(now, unit))
}

/** Action dice: whether the unit has enemies in range; the nearest is named. */
export const selectInRange = select<Target, Situation, Looking>(
  'admiral.enemy',
  'Enemy in range',
  actionDice,
  [
    byRuling(inRange, { damageable: [must('damage', 'it can be damaged', ({ grade }) => grade > 0)] }),
    toldAs(
      squaresTold,
      fewest('nearest', 'the nearest', (target, now, { id }) =>
        squaresAway(now, shipWith(now, id), shipWith(now, target.id)),
      ),
    ),
  ],
  printedOrder('the first deployed'),
  {
    of: ({ id }, now) => shipName(shipWith(now, id)),
    others: (now, { id, symbols }) => notInRange(now, id, volleyOf(now, shipWith(now, id), symbols)),
  },
)

/** The nearest enemy that a unit has in range, by its batteries or its aircraft; nobody where it has none. */
export function enemyInRange(table: Table<Situation>, id: string): Procedure<Target | undefined> {
  const unit = shipWith(table.now, id)
  const looking = { id, symbols: symbolsInRange(table.now, unit) }
  if (isAnyHidden(table.now, unit)) ruled(table, sightInRange)
  return selectInRange(table, (now) => mayAttack(now, shipWith(now, id), gradeInRange), looking)
}

/** An enemy that counts as in range of a unit; nobody where none does. */
export function anyInRange(now: Situation, unit: Ship): Target | undefined {
  return mayAttack(now, unit, gradeInRange).find(({ grade }) => grade > 0 || reading(now, inRange) === 'any')
}

/** An enemy in range of a unit that it can attack and damage; nobody where there is none. */
export function damageableInRange(now: Situation, unit: Ship): Target | undefined {
  return mayAttack(now, unit, gradeFrom).find(({ grade }) => grade > 0)
}

/** Whether an enemy is near enough to a unit, but with something in the line of fire. */
function isAnyHidden(now: Situation, unit: Ship): boolean {
  const from = squareOf(unit)
  if (from === undefined) return false
  const volley = volleyOf(now, unit, symbolsInRange(now, unit))
  return fleetOf(now, enemyOf(unit.side)).some(
    (enemy) =>
      !isDoomed(enemy) &&
      gradeFrom(now, unit, from, enemy, volley) === undefined &&
      bestGrade(now, unit, enemy, volley, squaresAway(now, unit, enemy)) !== undefined,
  )
}

/** Whom a unit has in range from where it is, with the most that it could do. */
const mayAttack = remembered((now: Situation, unit: Ship, gradeOf: typeof gradeFrom): readonly Target[] => {
  const from = squareOf(unit)
  if (from === undefined) return []
  const volley = volleyOf(now, unit, symbolsInRange(now, unit))
  const flights = airTargets(now, unit)
  return fleetOf(now, enemyOf(unit.side)).flatMap((enemy) => {
    const flown = flights.find(({ id }) => id === enemy.id)?.grade
    const fired = gradeOf(now, unit, from, enemy, volley)
    if (flown === undefined && fired === undefined) return []
    return [targetAs(enemy, Math.max(flown ?? 0, fired ?? 0) as Grade)]
  })
})
