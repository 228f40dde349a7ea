import {
  restartable,
  eitherByRuling,
  type Candidate,
  fewest,
  prefer,
  tieByPrintedOrder,
  type Procedure,
  currentReading,
  priorityList,
  type Table,
  withValueText,
} from '@opfor/kernel'
import { activate } from '../action-dice/activation.ts'
import { squareWith } from '../../table/house-model/board.ts'
import { movement } from '../../table/citations.ts'
import { farFrom } from '../house-model/damage.ts'
import { anyInRange } from '../action-dice/in-range.ts'
import { shipAs, formatSquares, unnumbered } from '../../table/names.ts'
import type { Side } from '../../table/battles/pieces.ts'
import { squaresAMove } from '../house-model/reach.ts'
import { notToMove } from '../ruled-out/units.ts'
import { movingInTurns, seats, speedTies, zeroSquares } from '../rulings.ts'
import { canDamage, staysFor } from '../action-dice/sailing.ts'
import { enemyOf, fleetOf, isToMove, type Ship, shipWith, type Situation } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

/** Movement: Stratego's units move from the slowest. */
export const selectMover = priorityList<Candidate, Situation>(
  'admiral.mover',
  'Next to move',
  movement,
  [
    eitherByRuling(zeroSquares, {
      first: [
        prefer(
          'stays',
          'it moves 0 squares: an enemy is in range, or it could damage none of your ships',
          ({ id }, now) => movesNoSquare(now, shipWith(now, id)),
        ),
      ],
    }),
    unnumbered(fewest(1, 'the lowest speed', ({ id }, now) => squaresAMove(now, shipWith(now, id)))),
    eitherByRuling(speedTies, {
      nearest: [
        unnumbered(
          withValueText(
            formatSquares,
            fewest(2, 'the nearest to an enemy', ({ id }, now) => nearest(now, shipWith(now, id))),
          ),
        ),
      ],
    }),
  ],
  tieByPrintedOrder('the first deployed', speedTies),
  { others: notToMove },
)

function movesNoSquare(now: Situation, ship: Ship): boolean {
  return anyInRange(now, ship) !== undefined || !canDamage(now, ship.id)
}

/** At the start of the turn, because the order is fixed then. */
function nearest(now: Situation, ship: Ship): number {
  const from = squareWith(ship.from)
  const all = fleetOf(now, enemyOf(ship.side)).flatMap((enemy) => squareWith(enemy.from) ?? [])
  return from === undefined ? 0 : Math.min(99, ...all.map((square) => farFrom(now, from, square)))
}

export function toMove(now: Situation, side: Side): readonly Ship[] {
  return fleetOf(now, side).filter(isToMove)
}

/** Initiative: who is first in each phase. */
export function firstSide(now: Situation): Side {
  return currentReading(now, seats)
}

/** Undefined if all have moved. */
export function nextToMove(now: Situation): Side | undefined {
  const first = firstSide(now)
  const second = enemyOf(first)
  const [ours, theirs] = [toMove(now, first).length, toMove(now, second).length]
  if (ours === 0) return theirs === 0 ? undefined : second
  if (theirs === 0 || currentReading(now, movingInTurns) === 'fleets') return first
  const moved = (side: Side, left: number): number => fleetOf(now, side).length - left
  return moved(first, ours) <= moved(second, theirs) ? first : second
}

export function* moveNext(table: Table<Situation>): Procedure<void> {
  yield* restartable(table, () => moveOne(table))
}

function* moveOne(table: Table<Situation>): Procedure<void> {
  const { phase, ended } = table.now
  if (phase !== 'movement' || ended !== '' || toMove(table.now, 'stratego').length === 0) return
  const unit = yield* selectMover(table, (now) => toMove(now, 'stratego').map(shipAs))
  if (unit !== undefined) yield* activate(table, unit.id)
  else for (const { id } of toMove(table.now, 'stratego')) staysFor(table, id, words.staysByYou)
}
