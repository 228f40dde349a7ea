import {
  eitherByRuling,
  fewest,
  withParams,
  type Message,
  message,
  most,
  must,
  tieByPrintedOrder,
  memoizeRecent,
  priorityList,
  withValueText,
} from '@opfor/kernel'
import { actionDice } from '../../table/citations.ts'
import { resultName, shipName, unnumbered } from '../../table/names.ts'
import { type Grade, results } from '../../table/battles/pieces.ts'
import { threatsOver } from '../house-model/ranges.ts'
import { waysOutside } from './ranges-entered.ts'
import { type FiringStop, inRows, reachable, squaresAMove, type Stop } from '../house-model/reach.ts'
import { noFiring, outOfReach } from '../ruled-out/squares.ts'
import { approach, firingSquare } from '../rulings.ts'
import { shipWith, type Situation, squareOf } from '../../table/situation.ts'
import { straight, wayFrom } from '../house-model/ways.ts'

export interface Course {
  readonly id: string
  readonly target: string
  readonly moves: number
}

/** Action dice: it moves until it can target an enemy that it can damage. */
export const selectFiringSquare = priorityList<FiringStop, Situation, Course>(
  'admiral.firing',
  'Square to fire from',
  actionDice,
  [
    must('target', 'no enemy there ranks above the target', ({ first }, _, { target }) =>
      first.includes(target),
    ),
    eitherByRuling(firingSquare, { damage: [mostDamage('most')] }),
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
  tieByPrintedOrder('the lowest row, from the left (our tie-break)'),
  { of: (course, now) => named(against, course, now), others: noFiring },
)

/** Action dice: it approaches without entering a range of an enemy unit, if possible. */
export const selectApproach = priorityList<Stop, Situation, Course>(
  'admiral.approach.square',
  'Square to approach by',
  actionDice,
  [
    must('nearer', 'the way to the target is shorter from there', isNearer),
    eitherByRuling(approach, {
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
  tieByPrintedOrder('the lowest row, from the left (our tie-break)'),
  { of: (course, now) => named(towards, course, now), others: outOfReach },
)

const against = message('admiral.course.against', '{ship} against {target}')
const towards = message('admiral.course.towards', '{ship} towards {target}')

function named(words: Message, { id, target }: Course, now: Situation): Message {
  return withParams(words, { ship: shipName(shipWith(now, id)), target: shipName(shipWith(now, target)) })
}

function mostDamage(key: string) {
  return unnumbered(
    withValueText(
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

function straightest() {
  return unnumbered(
    withValueText(
      (number) => withParams(root, { number }),
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

/** `steps` is the length of the way with the fewest ranges. */
export const approaches = memoizeRecent((now: Situation, id: string, moves: number): readonly Stop[] => {
  const ship = shipWith(now, id)
  const steps = squaresAMove(now, ship) * moves
  const ways = waysOutside(now, ship, steps)
  return inRows(reachable(now, ship, steps)).map((stop) => ({
    ...stop,
    steps: ways.get(stop.id)?.steps ?? stop.steps,
  }))
})

function entered(now: Situation, { id, moves }: Course, stop: Stop): number {
  const ship = shipWith(now, id)
  return waysOutside(now, ship, squaresAMove(now, ship) * moves).get(stop.id)?.ranges ?? 0
}

export function isNearer({ square }: Stop, now: Situation, { id, target }: Course): boolean {
  const ship = shipWith(now, id)
  const from = squareOf(ship)
  return from !== undefined && wayFrom(now, ship, target, square) < wayFrom(now, ship, target, from)
}
