import { type Measures, remembered } from '@opfor/kernel'
import { airTargets } from './rules/exception/aircraft.ts'
import { bestGrade, costOf, farFrom } from './rules/house-model/damage.ts'
import { faceName } from './table/names.ts'
import { faces, type Side } from './table/battles/pieces.ts'
import { gradeFrom, squaresAway } from './rules/house-model/ranges.ts'
import { speedNow } from './rules/house-model/reach.ts'
import {
  enemyOf,
  fleetOf,
  isAfloat,
  isDoomed,
  type Ship,
  type Situation,
  squareOf,
} from './table/situation.ts'
import { volleyOf } from './rules/house-model/volley.ts'

/** How a program sees the battle: an estimate of ours in tenths of a Structure Point, and the symbol of a move. */
export const measures: Measures<Situation> = {
  score: remembered((now: Situation) => strengthOf(now, 'player') - strengthOf(now, 'stratego')),
  modes: faces.map((id) => ({ id, name: faceName(id) })),
  mode: (before, after) => {
    const thrown = after.ships.find(({ face }, at) => face !== '' && before.ships[at]?.face === '')
    return thrown?.face === '' ? undefined : thrown?.face
  },
}

/** What a side has left, what its next attacks promise, and how near it is to the enemy. */
function strengthOf(now: Situation, side: Side): number {
  const enemies = fleetOf(now, enemyOf(side))
  let tenths = 0
  for (const ship of now.ships) {
    if (ship.side !== side || ship.at === 'sunk' || isDoomed(ship)) continue
    tenths += 10 * (ship.points - ship.pending) + 15
    if (isAfloat(ship)) tenths += promise(now, ship, enemies) - nearest(now, ship, enemies)
  }
  return tenths
}

/** What a ship can do where it is, or where it may still sail: half of it counts, since others may move before it fires. */
function promise(now: Situation, ship: Ship, enemies: readonly Ship[]): number {
  const from = squareOf(ship)
  if (from === undefined) return 0
  const sails = now.phase !== 'attack' && ship.moved < 0 ? speedNow(now, ship) : 0
  const here = volleyOf(now, ship, symbolsOf(now, ship))
  const there = volleyOf(now, ship, 1)
  let most = 0
  for (const enemy of enemies) {
    const to = squareOf(enemy)
    if (to === undefined || isDoomed(enemy)) continue
    const grade = gradeFrom(now, ship, from, enemy, here) ?? 0
    const far = Math.max(1, farFrom(now, from, to) - sails)
    const sailed = sails === 0 || grade === 2 ? 0 : (bestGrade(now, ship, enemy, there, far) ?? 0)
    most = Math.max(most, costOf(now, grade), costOf(now, sailed))
  }
  if (ship.squadrons > 0 && mayLaunch(now, ship))
    for (const { grade } of airTargets(now, ship)) most = Math.max(most, costOf(now, grade))
  return 5 * most
}

/** The Artillery symbols that it will have if it stays, or has left. */
function symbolsOf(now: Situation, { side, moved, artillery }: Ship): number {
  if (now.phase === 'attack') return Math.min(2, artillery)
  return side === 'player' && moved > 0 ? 1 : 2
}

function mayLaunch(now: Situation, { launches }: Ship): boolean {
  return now.phase !== 'attack' || launches > 0
}

/** How many squares the nearest enemy is away; 0 where there is none. */
function nearest(now: Situation, ship: Ship, enemies: readonly Ship[]): number {
  let least = 0
  for (const enemy of enemies) {
    const far = squaresAway(now, ship, enemy)
    if (least === 0 || far < least) least = far
  }
  return least
}
