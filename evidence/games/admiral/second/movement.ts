/** Movement: which unit moves, toward which enemy, and to which square. */

import type { Grade } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'
import { embarks, willHaveEnemyInRange } from './action-dice.ts'
import { airTargets, enemies, gunTargets, type Told } from './attack.ts'
import { card, reads, speed } from './cards.ts'
import { assumed, best, canDamage, capable, covers, flown, hand, mayFire } from './damage.ts'
import { highest } from './hierarchy.ts'
import { fewestMet, fleet, pointOf, reachable, ship, squaresBetween, supposing, waysTo } from './sea.ts'

/** The slowest unit moves next. */
export function nextMover(now: Situation): string | undefined {
  const nearest = (unit: Ship): number =>
    Math.min(...fleet(now, 'player').map((enemy) => squaresBetween(now, unit.from, enemy.from)))
  const tie = (unit: Ship): number => (reads(now, 'speedTies', 'nearest') ? nearest(unit) : 0)
  const moves0 = (unit: Ship): boolean =>
    willHaveEnemyInRange(now, unit) || enemies(now).every((enemy) => ever(now, unit, enemy) === 0)
  const staying = (unit: Ship): number => (reads(now, 'zeroSquares', 'first') && moves0(unit) ? 0 : 1)
  return fleet(now, 'stratego')
    .filter(({ moved }) => moved < 0)
    .toSorted((a, b) => staying(a) - staying(b) || speed(now, a) - speed(now, b) || tie(a) - tie(b))[0]?.id
}

export interface Stop {
  readonly at: string
  readonly squares: number
  readonly target: string
  readonly grade: Grade
}

/** With one symbol or by aircraft. */
export function stops(now: Situation, unit: Ship, within = speed(now, unit)): readonly Stop[] {
  const found: Stop[] = []
  for (const [at, squares] of reachable(now, unit, within)) {
    if (squares === 0) continue
    const then = supposing(now, unit.id, { at })
    const there = ship(then, unit.id)
    const held = hand(then, there, 1)
    const targets = embarks(there) ? airTargets(then, there, 'stop') : gunTargets(then, there, held, 'stop')
    for (const target of targets) {
      const enemy = ship(then, target)
      const grade = embarks(there) ? flown(then, there, enemy) : best(mayFire(then, there, enemy, held))
      if (grade > 0) found.push({ at, squares, target, grade })
    }
  }
  return found
}

function least<T>(among: readonly T[], number: (each: T) => number): readonly T[] {
  const lowest = Math.min(...among.map(number))
  return among.filter((each) => number(each) === lowest)
}

/** Row by row from the player's, from the left. */
function firstInRows(among: readonly string[]): string | undefined {
  const rows = (at: string): number => {
    const { x, y } = pointOf(at) ?? { x: 0, y: 0 }
    return y * 100 + x
  }
  return least(among, rows)[0]
}

function straight(one: string, other: string): number {
  const [a, b] = [pointOf(one), pointOf(other)]
  if (a === undefined || b === undefined) return Number.POSITIVE_INFINITY
  const [across, along] = [a.x - b.x, a.y - b.y]
  return across * across + along * along
}

/** Only the stops with the fewest squares, if these come first. */
function considered(now: Situation, all: readonly Stop[]): readonly Stop[] {
  return reads(now, 'firingSquare', 'squares') ? least(all, ({ squares }) => squares) : all
}

/** The first stop, or those with the most damage. */
function stopsFor(now: Situation, all: readonly Stop[], target: string): readonly Stop[] {
  const its = considered(now, all).filter((each) => each.target === target)
  const most = reads(now, 'firingSquare', 'damage') ? least(its, ({ grade }) => -grade) : its
  return least(
    least(most, ({ squares }) => squares),
    ({ grade }) => -grade,
  )
}

function dangerous(now: Situation, unit: Ship, enemy: Ship): () => boolean {
  return () => capable(now, enemy, unit, assumed(now)) > 0
}

function dangerousAt(now: Situation, unit: Ship, enemy: Ship, at = unit.at): () => boolean {
  const then = supposing(now, unit.id, { at })
  return () => canDamage(then, enemy, ship(then, unit.id))
}

/** Returns one target, or equals. */
function targetsWithin(now: Situation, unit: Ship, all: readonly Stop[]): readonly string[] {
  const named = considered(now, all).map(({ target }) => target)
  const looked = enemies(now)
    .filter(({ id }) => named.includes(id))
    .map((enemy) => ({
      enemy,
      dangerous: reads(now, 'threatFrom', 'anywhere')
        ? dangerous(now, unit, enemy)
        : dangerousAt(now, unit, enemy, stoppingSquare(now, unit, all, enemy.id)),
      grade: stopsFor(now, all, enemy.id)[0]?.grade ?? 0,
    }))
  return highest(now, unit, looked, 'course')
}

function stoppingSquare(
  now: Situation,
  unit: Ship,
  all: readonly Stop[],
  target: string,
): string | undefined {
  const to = ship(now, target).at
  let left = stopsFor(now, all, target)
  left = least(left, ({ at }) => enemies(now).filter((enemy) => covers(now, enemy, unit, at)).length)
  left = least(left, ({ at }) => straight(at, to))
  return firstInRows(left.map(({ at }) => at))
}

/** With both symbols, and if necessary all green features. */
function ever(now: Situation, unit: Ship, enemy: Ship): Grade {
  const plain = capable(now, unit, enemy, 2)
  if (plain > 0) return plain
  const active = card(now, unit).green.map((_, place) => `green ${place}`)
  return capable(now, { ...unit, active }, enemy, 2)
}

/** Returns one enemy, or equals; none if the unit could never damage any. */
function targetsBeyond(now: Situation, unit: Ship): readonly string[] {
  const looked = enemies(now).map((enemy) => ({
    enemy,
    dangerous: dangerous(now, unit, enemy),
    grade: ever(now, unit, enemy),
  }))
  return looked.some(({ grade }) => grade > 0) ? highest(now, unit, looked, 'course') : []
}

/** Undefined if the unit stays. */
function approachingSquare(
  now: Situation,
  unit: Ship,
  squares: number,
  target: string,
): readonly [at: string, moved: number] | undefined {
  const to = ship(now, target).at
  const ways = waysTo(now, to)
  const way = (at: string): number =>
    ways.has(unit.at) ? (ways.get(at) ?? Number.POSITIVE_INFINITY) : squaresBetween(now, at, to)
  const strange = enemies(now).filter((enemy) => !covers(now, enemy, unit))
  const ranges = fewestMet(now, unit, squares, (at) =>
    strange.filter((enemy) => covers(now, enemy, unit, at)).map(({ id }) => id),
  )
  const entered = (at: string): number => ranges.get(at)?.met ?? 0
  const sailed = (at: string): number => ranges.get(at)?.squares ?? 0
  const nearer = [...reachable(now, unit, squares).keys()].filter((at) => way(at) < way(unit.at))
  const fewest = least(nearer, entered)
  if (reads(now, 'approach', 'stay') && fewest.some((at) => entered(at) > 0)) return undefined
  const shortest = least(least(fewest, way), sailed)
  const at = firstInRows(least(shortest, (each) => straight(each, to)))
  return at === undefined ? undefined : [at, sailed(at)]
}

export function moves(now: Situation, id: string, symbols: number, told: Told): Situation {
  const unit = ship(now, id)
  const stays = supposing(now, id, { moved: 0 })
  if (symbols === 0) return stays
  const squares = speed(now, unit) * symbols
  const within = stops(now, unit, squares)
  if (within.length > 0) {
    const target = told.target('sail', targetsWithin(now, unit, within))
    const at = stoppingSquare(now, unit, within, target)
    if (at === undefined) return stays
    return supposing(now, id, { at, moved: reachable(now, unit, squares).get(at) ?? 0 })
  }
  const beyond = targetsBeyond(now, unit)
  if (beyond.length === 0) return stays
  const [at, moved] = approachingSquare(now, unit, squares, told.target('sail', beyond)) ?? [unit.at, 0]
  return supposing(now, id, { at, moved })
}
