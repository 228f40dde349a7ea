import {
  byRuling,
  fewest,
  must,
  printedOrder,
  type Procedure,
  select,
  type Table,
  toldAs,
} from '@opfor/kernel'
import { actionDice } from './citations.ts'
import { type Target, targetAs } from './hierarchy.ts'
import { shipName, squaresTold } from './names.ts'
import { gradeFrom, squaresAway } from './ranges.ts'
import { notInRange } from './ruled-out/targets.ts'
import { inRange } from './rulings.ts'
import { enemyOf, fleetOf, shipWith, type Situation, squareOf } from './situation.ts'
import { volleyOf } from './volley.ts'

/** Who looks for enemies in range, and the symbols it would fire with. */
interface Looking {
  readonly id: string
  readonly symbols: number
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
    uncounted: true,
  },
)

/** The nearest enemy that a unit has in range with so many symbols; nobody where it has none. */
export function enemyInRange(
  table: Table<Situation>,
  id: string,
  symbols: number,
): Procedure<Target | undefined> {
  return selectInRange(table, (now) => mayFireAt(now, { id, symbols }), { id, symbols })
}

/** Whom a unit may fire at, with the most that it could do. */
function mayFireAt(now: Situation, { id, symbols }: Looking): readonly Target[] {
  const unit = shipWith(now, id)
  const from = squareOf(unit)
  if (from === undefined) return []
  const volley = volleyOf(now, unit, symbols)
  return fleetOf(now, enemyOf(unit.side)).flatMap((enemy) => {
    const grade = gradeFrom(now, unit, from, enemy, volley)
    return grade === undefined ? [] : [targetAs(enemy, grade)]
  })
}
