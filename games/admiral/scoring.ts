import { type Heuristics, message, memoizeRecent, type Scoring } from '@opfor/kernel'
import { airTargets } from './rules/exception/aircraft.ts'
import { bestGrade, costOf, farFrom } from './rules/house-model/damage.ts'
import { gradeFrom, squaresAway } from './rules/house-model/ranges.ts'
import { speedNow } from './rules/house-model/reach.ts'
import { volleyOf } from './rules/house-model/volley.ts'
import { faces, type Side } from './table/battles/pieces.ts'
import { faceName } from './table/names.ts'
import {
  enemyOf,
  fleetOf,
  isAfloat,
  isDoomed,
  type Ship,
  type Situation,
  squareOf,
} from './table/situation.ts'

/** Our estimate, in tenths of a Structure Point. */
export const heuristics: Heuristics<Situation> = {
  score: memoizeRecent((now: Situation) => strengthOf(now, 'player') - strengthOf(now, 'stratego')),
  modes: faces.map((id) => ({ id, name: faceName(id) })),
  mode: (before, after) => {
    const thrown = after.ships.find(({ face }, at) => face !== '' && before.ships[at]?.face === '')
    return thrown?.face === '' ? undefined : thrown?.face
  },
}

/** Points left, the promise of attacks, and the distance to the enemy. */
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

/** Half counts, since others may move before it fires. */
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

/** In the attack those left; before it those it has if it stays. */
function symbolsOf(now: Situation, { side, moved, artillery }: Ship): number {
  if (now.phase === 'attack') return Math.min(2, artillery)
  return side === 'player' && moved > 0 ? 1 : 2
}

function mayLaunch(now: Situation, { launches }: Ship): boolean {
  return now.phase !== 'attack' || launches > 0
}

/** 0 if there is no enemy. */
function nearest(now: Situation, ship: Ship, enemies: readonly Ship[]): number {
  let least = 0
  for (const enemy of enemies) {
    const far = squaresAway(now, ship, enemy)
    if (least === 0 || far < least) least = far
  }
  return least
}

/** Structure Points left, less hits that wait for the Resolution. */
export const scoring: Scoring<Situation> = {
  unit: message('admiral.brief.points', 'Structure Points'),
  opponent: message('admiral.opponent', 'Stratego'),
  of: (now) => ({ player: pointsOf(now, 'player'), bot: pointsOf(now, 'stratego') }),
}

function pointsOf({ ships }: Situation, side: Side): number {
  let sum = 0
  for (const ship of ships)
    if (ship.side === side && ship.at !== 'sunk') sum += Math.max(0, ship.points - ship.pending)
  return sum
}
