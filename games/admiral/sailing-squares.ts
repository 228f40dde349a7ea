import { byRuling, fewest, fill, type Message, message, must, printedOrder, select } from '@opfor/kernel'
import type { Square } from './board.ts'
import { actionDice } from './citations.ts'
import { farFrom } from './damage.ts'
import type { FiringStop } from './firing-stops.ts'
import { shipName } from './names.ts'
import { rangesOver } from './ranges.ts'
import type { Stop } from './reach.ts'
import { noFiring, outOfReach } from './ruled-out/squares.ts'
import { approach } from './rulings.ts'
import { shipWith, type Situation, squareOf } from './situation.ts'
import { unnumbered } from './unnumbered.ts'

/** Who sails, and with whom in mind. */
export interface Course {
  readonly id: string
  readonly target: string
  /** The Movement symbols that it sails with. */
  readonly moves: number
}

/** Action dice: it moves until it can target an enemy that it can damage. */
export const selectFiringSquare = select<FiringStop, Situation, Course>(
  'admiral.firing',
  'Square to fire from',
  actionDice,
  [
    must(
      'target',
      'the target can be damaged from there',
      (stop, _, { target }) => (stop.grades[target] ?? 0) > 0,
    ),
    unnumbered(fewest(1, 'the fewest squares to move', ({ steps }) => steps)),
    unnumbered(
      fewest(
        2,
        'the fewest enemies that have it in range there',
        (stop, now, course) => ranges(now, course, stop).length,
      ),
    ),
  ],
  printedOrder('the lowest row, from the left'),
  { of: (course, now) => named(against, course, now), others: noFiring },
)

/** Action dice: it approaches without entering a range of an enemy unit, if possible. */
export const selectApproach = select<Stop, Situation, Course>(
  'admiral.approach.square',
  'Square to approach by',
  actionDice,
  [
    must('nearer', 'it is nearer to the target', isNearer),
    byRuling(approach, {
      stay: [must('outside', 'it enters no range', (stop, now, course) => entered(now, course, stop) === 0)],
    }),
    unnumbered(
      fewest(
        1,
        'the fewest ranges of enemies entered',
        (stop, now, course) => entered(now, course, stop),
        approach,
      ),
    ),
    unnumbered(
      fewest(2, 'the fewest squares to the target', (stop, now, course) =>
        squaresFrom(now, course, stop.square),
      ),
    ),
    unnumbered(fewest(3, 'the fewest squares to move', ({ steps }) => steps)),
  ],
  printedOrder('the lowest row, from the left'),
  { of: (course, now) => named(towards, course, now), others: outOfReach },
)

const against = message('admiral.course.against', '{ship} against {target}')
const towards = message('admiral.course.towards', '{ship} towards {target}')

function named(words: Message, { id, target }: Course, now: Situation): Message {
  return fill(words, { ship: shipName(shipWith(now, id)), target: shipName(shipWith(now, target)) })
}

function ranges(now: Situation, { id }: Course, { square }: Stop): readonly string[] {
  return rangesOver(now, shipWith(now, id), square)
}

/** The ranges that are new to the ship on a square. */
function entered(now: Situation, course: Course, stop: Stop): number {
  const ship = shipWith(now, course.id)
  const from = squareOf(ship)
  const before = from === undefined ? [] : rangesOver(now, ship, from)
  return ranges(now, course, stop).filter((id) => !before.includes(id)).length
}

function squaresFrom(now: Situation, { target }: Course, square: Square): number {
  const to = squareOf(shipWith(now, target))
  return to === undefined ? 0 : farFrom(now, square, to)
}

/** A square that is nearer to the target than where the ship is. */
export function isNearer(stop: Stop, now: Situation, course: Course): boolean {
  const from = squareOf(shipWith(now, course.id))
  return from !== undefined && squaresFrom(now, course, stop.square) < squaresFrom(now, course, from)
}
