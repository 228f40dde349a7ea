import {
  eitherByRuling,
  fewest,
  must,
  tieByPrintedOrder,
  type Procedure,
  currentReading,
  memoizeRecent,
  applyRuling,
  priorityList,
  type Table,
  withValueText,
} from '@opfor/kernel'
import { combined, valueOf } from './action-dice.ts'
import { airTargets } from '../exception/aircraft.ts'
import { sightInRange } from '../attack/attack-rulings.ts'
import { actionDice } from '../../table/citations.ts'
import { bestGrade } from '../house-model/damage.ts'
import { type Target, targetAs } from '../attack/hierarchy.ts'
import { shipName, formatSquares } from '../../table/names.ts'
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

interface Looking {
  readonly id: string
  readonly symbols: number
}

/** The Artillery symbols if the unit stays: one of a carrier's die, or those of other units by the table. */
export function artilleryInRange(now: Situation, { face, squadrons }: Ship): number {
  if (squadrons > 0) return 1
  if (face === 'movement' && currentReading(now, movementInRange) === 'holds') return 0
  return face === '' ? 2 : combined(face, valueOf(now, face, 'inRange'), true).artillery
}

export function movesAlone(now: Situation, { face, squadrons }: Ship): number {
  if (squadrons > 0) return face === 'artillery' ? 0 : 1
  return face === '' ? 1 : combined(face, valueOf(now, face, 'alone'), false).moves
}

/** One at least, even if the row has none. */
function symbolsInRange(now: Situation, unit: Ship): number {
  return Math.max(1, artilleryInRange(now, unit))
}

/** Action dice: whether the unit has enemies in range; the nearest is named. */
export const selectInRange = priorityList<Target, Situation, Looking>(
  'admiral.enemy',
  'Enemy in range',
  actionDice,
  [
    eitherByRuling(inRange, { damageable: [must('damage', 'it can be damaged', ({ grade }) => grade > 0)] }),
    withValueText(
      formatSquares,
      fewest('nearest', 'the nearest', (target, now, { id }) =>
        squaresAway(now, shipWith(now, id), shipWith(now, target.id)),
      ),
    ),
  ],
  tieByPrintedOrder('the first deployed'),
  {
    of: ({ id }, now) => shipName(shipWith(now, id)),
    others: (now, { id, symbols }) => notInRange(now, id, volleyOf(now, shipWith(now, id), symbols)),
  },
)

export function enemyInRange(table: Table<Situation>, id: string): Procedure<Target | undefined> {
  const unit = shipWith(table.now, id)
  const looking = { id, symbols: symbolsInRange(table.now, unit) }
  if (isAnyHidden(table.now, unit)) applyRuling(table, sightInRange)
  return selectInRange(table, (now) => mayAttack(now, shipWith(now, id), gradeInRange), looking)
}

export function anyInRange(now: Situation, unit: Ship): Target | undefined {
  return mayAttack(now, unit, gradeInRange).find(
    ({ grade }) => grade > 0 || currentReading(now, inRange) === 'any',
  )
}

export function damageableInRange(now: Situation, unit: Ship): Target | undefined {
  return mayAttack(now, unit, gradeFrom).find(({ grade }) => grade > 0)
}

/** An enemy is near enough, but something is in the line of fire. */
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

const mayAttack = memoizeRecent(
  (now: Situation, unit: Ship, gradeOf: typeof gradeFrom): readonly Target[] => {
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
  },
)
