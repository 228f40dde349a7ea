import {
  byRuling,
  fewest,
  type Message,
  must,
  printedOrder,
  type Procedure,
  ruled,
  select,
  type Table,
} from '@opfor/kernel'
import type { Square } from './board.ts'
import { actionDice } from './citations.ts'
import { capability, farFrom, volleyOf, withFeatures } from './damage.ts'
import { hierarchy, type Target, targetAs } from './hierarchy.ts'
import { shipName } from './names.ts'
import type { Grade } from './pieces.ts'
import { rangesOver, gradeFrom } from './ranges.ts'
import { inRows, reachable, squaresAMove, type Stop } from './reach.ts'
import { approach, firingSquare } from './rulings.ts'
import {
  enemyOf,
  fleetOf,
  isToMove,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
  withShip,
} from './situation.ts'
import { words } from './words.ts'

/** Who sails, and with whom in mind. */
interface Course {
  readonly id: string
  readonly target: string
}

/** A square from which a target can be damaged, and what can be done to each enemy there. */
interface FiringStop extends Stop {
  readonly grades: Readonly<Record<string, Grade>>
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
    fewest(1, 'squares moved', ({ steps }) => steps),
    fewest(2, 'enemies that have it in range there', (stop, now, course) => ranges(now, course, stop).length),
  ],
  printedOrder('the lowest row, from the left'),
)

/** Action dice: it approaches without entering a range of an enemy unit, if possible. */
export const selectApproach = select<Stop, Situation, Course>(
  'admiral.approach.square',
  'Square to approach by',
  actionDice,
  [
    must('nearer', 'nearer to the target', isNearer),
    byRuling(approach, {
      stay: [must('outside', 'it enters no range', (stop, now, course) => entered(now, course, stop) === 0)],
    }),
    fewest(
      1,
      'ranges of enemies that it enters',
      (stop, now, course) => entered(now, course, stop),
      approach,
    ),
    fewest(2, 'squares from the target', (stop, now, course) => squaresFrom(now, course, stop.square)),
    fewest(3, 'squares moved', ({ steps }) => steps),
  ],
  printedOrder('the lowest row, from the left'),
)

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

function isNearer(stop: Stop, now: Situation, course: Course): boolean {
  const from = squareOf(shipWith(now, course.id))
  return from !== undefined && squaresFrom(now, course, stop.square) < squaresFrom(now, course, from)
}

const known = new WeakMap<
  Ship,
  { readonly ships: Situation['ships']; readonly steps: number; readonly stops: readonly FiringStop[] }
>()

/** The squares within so many steps from which an enemy can be damaged with one Artillery symbol. */
export function firingStops(now: Situation, ship: Ship, steps: number): readonly FiringStop[] {
  const before = known.get(ship)
  if (before?.ships === now.ships && before.steps === steps) return before.stops
  const volley = volleyOf(now, ship, 1)
  const enemies = fleetOf(now, enemyOf(ship.side))
  const stops: FiringStop[] = []
  for (const stop of inRows(reachable(now, ship, steps))) {
    const grades: Record<string, Grade> = {}
    let any = false
    for (const enemy of enemies) {
      const grade = gradeFrom(now, ship, stop.square, enemy, volley)
      if (grade === undefined || grade === 0) continue
      grades[enemy.id] = grade
      any = true
    }
    if (any) stops.push({ ...stop, grades })
  }
  known.set(ship, { ships: now.ships, steps, stops })
  return stops
}

/** The move of a unit with Movement symbols: to fire, else to approach, else it stays. */
export function* sail(table: Table<Situation>, id: string, moves: number): Procedure<void> {
  const steps = (now: Situation): number => squaresAMove(now, shipWith(now, id)) * moves
  const mayFire = (now: Situation): readonly FiringStop[] =>
    moves > 1 ? [] : firingStops(now, shipWith(now, id), steps(now))
  if (mayFire(table.now).length > 0) yield* sailToFire(table, id, mayFire)
  else yield* sailTowards(table, id, (now) => inRows(reachable(now, shipWith(now, id), steps(now))))
}

function* sailToFire(
  table: Table<Situation>,
  id: string,
  stops: (now: Situation) => readonly FiringStop[],
): Procedure<void> {
  const first = ruled(table, firingSquare)
  const considered = (now: Situation): readonly FiringStop[] => {
    const all = stops(now)
    const least = Math.min(...all.map(({ steps }) => steps))
    return first === 'target' ? all : all.filter(({ steps }) => steps === least)
  }
  const target = yield* hierarchy(table, (now) => targetsFrom(now, considered(now)), { id, purpose: 'sail' })
  const stop = target && (yield* selectFiringSquare(table, considered, { id, target: target.id }))
  if (stop === undefined || target === undefined) staysFor(table, id, words.staysHarmless)
  else moveTo(table, id, stop, words.sailsToFire, target)
}

/** The enemies that can be damaged from some of these squares, with the most that can be done from there. */
function targetsFrom(now: Situation, stops: readonly FiringStop[]): readonly Target[] {
  return fleetOf(now, 'player').flatMap((enemy) => {
    const grade = Math.max(0, ...stops.map(({ grades }) => grades[enemy.id] ?? 0)) as Grade
    return grade > 0 ? [targetAs(enemy, grade)] : []
  })
}

function* sailTowards(
  table: Table<Situation>,
  id: string,
  stops: (now: Situation) => readonly Stop[],
): Procedure<void> {
  const enemies = (now: Situation): readonly Target[] =>
    fleetOf(now, 'player').map((enemy) => targetAs(enemy, gunCapability(now, shipWith(now, id), enemy)))
  if (!enemies(table.now).some(({ grade }) => grade > 0)) return staysFor(table, id, words.staysHarmless)
  const target = yield* hierarchy(table, enemies, { id, purpose: 'sail' })
  if (target === undefined) return staysFor(table, id, words.staysHarmless)
  const course = { id, target: target.id }
  const nearer = (now: Situation): boolean => stops(now).some((stop) => isNearer(stop, now, course))
  if (!nearer(table.now)) return staysFor(table, id, words.staysThere, target)
  const stop = yield* selectApproach(table, stops, course)
  if (stop === undefined) return staysFor(table, id, words.staysOutside)
  return moveTo(table, id, stop, words.approaches, target)
}

/** What it could do to an enemy at the nearest with both symbols; where that is nothing, with its green features too. */
function gunCapability(now: Situation, ship: Ship, enemy: Ship): Grade {
  const guns = { ...ship, squadrons: 0 }
  return capability(now, guns, enemy, 2) || capability(now, withFeatures(now, guns, 'green'), enemy, 2)
}

function moveTo(table: Table<Situation>, id: string, stop: Stop, tell: Message, target: Target): void {
  const ship = shipWith(table.now, id)
  if (!isToMove(ship)) return
  table.change(withShip(table.now, id, { at: stop.square.id, moved: stop.steps }), tell, {
    ship: shipName(ship),
    from: ship.at,
    to: stop.name,
    target: target.name,
  })
}

/** The unit moves 0 squares, and why. */
export function staysFor(table: Table<Situation>, id: string, tell: Message, target?: Target): void {
  const ship = shipWith(table.now, id)
  if (!isToMove(ship)) return
  const what = { ship: shipName(ship), from: ship.at }
  table.change(
    withShip(table.now, id, { moved: 0 }),
    tell,
    target === undefined ? what : { ...what, target: target.name },
  )
}
