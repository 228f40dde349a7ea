import {
  byRuling,
  fewest,
  fill,
  type Message,
  message,
  most,
  must,
  printedOrder,
  select,
  toldAs,
  remembered,
} from '@opfor/kernel'
import { actionDice } from '../../table/citations.ts'
import { resultName, shipName } from '../../table/names.ts'
import { type Grade, results } from '../../table/battles/pieces.ts'
import { threatsOver } from '../house-model/ranges.ts'
import { waysOutside } from './ranges-entered.ts'
import { type FiringStop, inRows, reachable, squaresAMove, type Stop } from '../house-model/reach.ts'
import { noFiring, outOfReach } from '../ruled-out/squares.ts'
import { approach, firingSquare } from '../rulings.ts'
import { shipWith, type Situation, squareOf } from '../../table/situation.ts'
import { unnumbered } from '../../table/unnumbered.ts'
import { straight, wayFrom } from '../house-model/ways.ts'

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
    must('target', 'the hierarchy has nobody before the target there', ({ first }, _, { target }) =>
      first.includes(target),
    ),
    byRuling(firingSquare, { damage: [mostDamage('most')] }),
    unnumbered(fewest(1, 'the fewest squares to move', ({ steps }) => steps)),
    mostDamage('damage'),
    unnumbered(
      fewest(
        2,
        'the fewest enemies that have it in range there (our tie-break)',
        ({ square }, now, { id }) => threatsOver(now, shipWith(now, id), square).length,
      ),
    ),
    straightest(),
  ],
  printedOrder('the lowest row, from the left (our tie-break)'),
  { of: (course, now) => named(against, course, now), others: noFiring },
)

/** Action dice: it approaches without entering a range of an enemy unit, if possible. */
export const selectApproach = select<Stop, Situation, Course>(
  'admiral.approach.square',
  'Square to approach by',
  actionDice,
  [
    must('nearer', 'the way to the target is shorter from there', isNearer),
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
      fewest(2, 'the shortest way to the target', (stop, now, { id, target }) =>
        wayFrom(now, shipWith(now, id), target, stop.square),
      ),
    ),
    unnumbered(fewest(3, 'the fewest squares to move', ({ steps }) => steps)),
    straightest(),
  ],
  printedOrder('the lowest row, from the left (our tie-break)'),
  { of: (course, now) => named(towards, course, now), others: outOfReach },
)

const against = message('admiral.course.against', '{ship} against {target}')
const towards = message('admiral.course.towards', '{ship} towards {target}')

function named(words: Message, { id, target }: Course, now: Situation): Message {
  return fill(words, { ship: shipName(shipWith(now, id)), target: shipName(shipWith(now, target)) })
}

/** What can be done to the target from a square. */
function mostDamage(key: string) {
  return unnumbered(
    toldAs(
      (grade) => resultName(results[grade as Grade]),
      most<FiringStop, Situation, Course>(
        key,
        'the most damage to the target',
        ({ grades }, _, { target }) => grades[target] ?? 0,
      ),
    ),
  )
}

const root = message('admiral.root', '√{number}')

/** A last tie goes straight at the target. */
function straightest() {
  return unnumbered(
    toldAs(
      (number) => fill(root, { number }),
      fewest<Stop, Situation, Course>(
        'straight',
        'the nearest to the target in a straight line (our tie-break)',
        ({ square }, now, { target }) => {
          const to = squareOf(shipWith(now, target))
          return to === undefined ? 0 : straight(square, to)
        },
      ),
    ),
  )
}

/** The squares that the ship can approach by, each with the squares of the way on which it enters the fewest ranges. */
export const approaches = remembered((now: Situation, id: string, moves: number): readonly Stop[] => {
  const ship = shipWith(now, id)
  const steps = squaresAMove(now, ship) * moves
  const ways = waysOutside(now, ship, steps)
  return inRows(reachable(now, ship, steps)).map((stop) => ({
    ...stop,
    steps: ways.get(stop.id)?.steps ?? stop.steps,
  }))
})

/** The ranges that the ship enters on its way to a square. */
function entered(now: Situation, { id, moves }: Course, stop: Stop): number {
  const ship = shipWith(now, id)
  return waysOutside(now, ship, squaresAMove(now, ship) * moves).get(stop.id)?.ranges ?? 0
}

/** A square with a shorter way to the target than from where the ship is. */
export function isNearer({ square }: Stop, now: Situation, { id, target }: Course): boolean {
  const ship = shipWith(now, id)
  const from = squareOf(ship)
  return from !== undefined && wayFrom(now, ship, target, square) < wayFrom(now, ship, target, from)
}
