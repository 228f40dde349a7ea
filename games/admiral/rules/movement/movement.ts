import {
  afresh,
  byRuling,
  type Candidate,
  fewest,
  prefer,
  printedOrder,
  type Procedure,
  reading,
  select,
  type Table,
  toldAs,
} from '@opfor/kernel'
import { activate } from '../action-dice/activation.ts'
import { squareWith } from '../../table/house-model/board.ts'
import { movement } from '../../table/citations.ts'
import { farFrom } from '../house-model/damage.ts'
import { anyInRange } from '../action-dice/in-range.ts'
import { shipAs, squaresTold } from '../../table/names.ts'
import type { Side } from '../../table/battles/pieces.ts'
import { squaresAMove } from '../house-model/reach.ts'
import { notToMove } from '../ruled-out/units.ts'
import { movingInTurns, seats, speedTies, zeroSquares } from '../rulings.ts'
import { canDamage, staysFor } from '../action-dice/sailing.ts'
import { enemyOf, fleetOf, isToMove, type Ship, shipWith, type Situation } from '../../table/situation.ts'
import { unnumbered } from '../../table/unnumbered.ts'
import { words } from '../../table/words.ts'

/** Movement: Stratego's units move from the slowest. */
export const selectMover = select<Candidate, Situation>(
  'admiral.mover',
  'Next to move',
  movement,
  [
    byRuling(zeroSquares, {
      first: [
        prefer(
          'stays',
          'it moves 0 squares: an enemy is in range, or it could damage nobody',
          ({ id }, now) => movesNoSquare(now, shipWith(now, id)),
        ),
      ],
    }),
    unnumbered(fewest(1, 'the lowest speed', ({ id }, now) => squaresAMove(now, shipWith(now, id)))),
    byRuling(speedTies, {
      nearest: [
        unnumbered(
          toldAs(
            squaresTold,
            fewest(2, 'the nearest to an enemy', ({ id }, now) => nearest(now, shipWith(now, id))),
          ),
        ),
      ],
    }),
  ],
  printedOrder('the first deployed', speedTies),
  { others: notToMove },
)

/** One that does not move, as it is in range already or could not damage anybody. */
function movesNoSquare(now: Situation, ship: Ship): boolean {
  return anyInRange(now, ship) !== undefined || !canDamage(now, ship.id)
}

/** From where both were at the start of the turn: the order is fixed then. */
function nearest(now: Situation, ship: Ship): number {
  const from = squareWith(ship.from)
  const all = fleetOf(now, enemyOf(ship.side)).flatMap((enemy) => squareWith(enemy.from) ?? [])
  return from === undefined ? 0 : Math.min(99, ...all.map((square) => farFrom(now, from, square)))
}

/** The units of a side that have not had their turn to move. */
export function toMove(now: Situation, side: Side): readonly Ship[] {
  return fleetOf(now, side).filter(isToMove)
}

/** Initiative: who is first in each phase. */
export function firstSide(now: Situation): Side {
  return reading(now, seats)
}

/** Whose unit moves next; nobody's where all have. */
export function nextToMove(now: Situation): Side | undefined {
  const first = firstSide(now)
  const second = enemyOf(first)
  const [ours, theirs] = [toMove(now, first).length, toMove(now, second).length]
  if (ours === 0) return theirs === 0 ? undefined : second
  if (theirs === 0 || reading(now, movingInTurns) === 'fleets') return first
  const moved = (side: Side, left: number): number => fleetOf(now, side).length - left
  return moved(first, ours) <= moved(second, theirs) ? first : second
}

/** The next of Stratego's units has its turn to move. */
export function* moveNext(table: Table<Situation>): Procedure<void> {
  yield* afresh(table, () => moveOne(table))
}

function* moveOne(table: Table<Situation>): Procedure<void> {
  const { phase, ended } = table.now
  if (phase !== 'movement' || ended !== '' || toMove(table.now, 'stratego').length === 0) return
  const unit = yield* selectMover(table, (now) => toMove(now, 'stratego').map(shipAs))
  if (unit !== undefined) yield* activate(table, unit.id)
  else for (const { id } of toMove(table.now, 'stratego')) staysFor(table, id, words.staysByYou)
}
