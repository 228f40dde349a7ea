/** Attack: the hierarchy by which units move and attack. */

import type { Grade } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'
import { artillery, card, reads } from './cards.ts'
import { squaresBetween } from './sea.ts'

export interface Looked {
  readonly enemy: Ship
  dangerous(): boolean
  readonly grade: Grade
}

function points(now: Situation, enemy: Ship): number {
  if (reads(now, 'pointsCounted', 'printed')) return card(now, enemy).structure
  return reads(now, 'pointsCounted', 'current') ? enemy.points : enemy.points - enemy.pending
}

function underFire(now: Situation, enemy: Ship): boolean {
  return enemy.underFire && (enemy.pending > 0 || !reads(now, 'underFire', 'no'))
}

function most(among: readonly Looked[], number: (each: Looked) => number): readonly Looked[] {
  const highest = Math.max(...among.map(number))
  return among.filter((each) => number(each) === highest)
}

/** The matching candidates if there are any, otherwise all. */
function ifAny(among: readonly Looked[], is: (each: Looked) => boolean): readonly Looked[] {
  const found = among.filter(is)
  return found.length > 0 ? found : among
}

/** Concentrated fire: on targets under fire, or by a reading on the last target of the fleet or unit. */
function concentrated(now: Situation, unit: Ship, among: readonly Looked[]): readonly Looked[] {
  if (reads(now, 'focus', 'ship')) {
    const last = now.attacks.findLast(({ by }) => by === unit.id)?.on
    return ifAny(among, ({ enemy, grade }) => grade > 0 && enemy.id === last)
  }
  if (reads(now, 'focus', 'last'))
    return ifAny(among, ({ enemy, grade }) => grade > 0 && enemy.id === now.lastTarget)
  return ifAny(among, ({ enemy }) => underFire(now, enemy))
}

/** Returns one, or several for lot to decide; for a stop, all that are equal by its lines. */
export function highest(
  now: Situation,
  unit: Ship,
  all: readonly Looked[],
  what: 'attack' | 'stop' | 'course' | 'weakness',
): readonly string[] {
  const anybody = what === 'weakness' || reads(now, 'prefilter', 'kept')
  let left = anybody ? all : all.filter(({ grade }) => grade > 0)
  if (left.length === 0) return []
  const attacks = what === 'attack' || what === 'stop'
  const beforehand = reads(now, 'whenConcentrated', 'first')
  if (attacks && beforehand) left = concentrated(now, unit, left)
  left = ifAny(left, (each) => each.dangerous())
  left = ifAny(left, ({ grade }) => grade === 2)
  left = ifAny(left, ({ grade }) => grade >= 1)
  left = most(left, ({ enemy }) => -points(now, enemy))
  for (const place of [0, 1]) left = most(left, ({ enemy }) => artillery(now, enemy)[place] ?? 0)
  left = most(left, ({ enemy }) => -squaresBetween(now, unit.at, enemy.at))
  if (attacks && !beforehand) left = concentrated(now, unit, left)
  if (what !== 'stop' && !reads(now, 'lastTies', 'random')) {
    left = ifAny(left, ({ enemy }) => underFire(now, enemy))
    left = most(left, ({ enemy }) => -enemy.order)
  }
  return left.map(({ enemy }) => enemy.id)
}
