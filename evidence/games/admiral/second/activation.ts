/** How Stratego's ships work: a unit's turn to move, from its die to its features. */

import type { Face } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Situation } from '../../../../games/admiral/table/situation.ts'
import { embarks, hasEnemyInRange, mayMoveTwice, symbols } from './action-dice.ts'
import type { Told } from './attack.ts'
import { card, reads } from './cards.ts'
import {
  beforeItLooks,
  beforeItMoves,
  comesWithinAMove,
  necessary,
  offered,
  type Trigger,
  triggered,
  weakest,
  weaknesses,
} from './features.ts'
import { moves } from './movement.ts'
import { fleet, ship, supposing } from './sea.ts'

export interface ToldToMove extends Told {
  feature(offered: readonly Trigger[]): Trigger | undefined
}

/** Returns the remaining symbols. */
function trigger(
  before: Situation,
  symbols: number,
  next: (now: Situation, left: number) => Trigger | undefined,
): readonly [Situation, number] {
  let now = before
  for (let left = symbols; left > 0; left -= 1) {
    const feature = next(now, left)
    if (feature === undefined) return [now, left]
    now = triggered(now, feature)
  }
  return [now, 0]
}

/** A necessary green feature, else a red one of an enemy. */
function nextFeature(now: Situation, id: string, told: Told): Trigger | undefined {
  const green = necessary(now, id)
  if (green !== undefined) return green
  const equals = weakest(now, id)
  if (equals.length === 0) return undefined
  const enemy = told.target('weaken', equals)
  return weaknesses(now, id).find((each) => each.ship === enemy)
}

export function activation(before: Situation, id: string, face: Face, told: ToldToMove): Situation {
  const { points } = ship(before, id)
  const most = card(before, ship(before, id)).structure
  const regains = face === 'admiral' && points < most ? 1 : 0
  let now = supposing(before, id, { face, points: points + regains })
  const asked = reads(now, 'greenFeatures', 'asked')

  const thrown = face === 'admiral' ? 1 : 0
  const mayTrigger = embarks(ship(now, id)) ? thrown : thrown + 1
  let left = mayTrigger
  if (!asked && !reads(now, 'featureInRange', 'after'))
    [now, left] = trigger(now, mayTrigger, (then, more) => beforeItLooks(then, id, face, more))
  const used = mayTrigger - left

  const inRange = hasEnemyInRange(now, ship(now, id), face)
  let have = symbols(now, ship(now, id), face, inRange)
  if (!inRange && mayMoveTwice(now, ship(now, id), face) && !comesWithinAMove(now, id))
    have = { ...have, movement: 2, artillery: 0 }
  const { artillery, launches, splits } = have
  now = supposing(now, id, { artillery, launches, splits })

  left = have.triggers - used
  if (have.movement > 0 && asked) {
    const before = left
    ;[now, left] = trigger(now, left, (then) => nameOne(then, id, told))
    if (left < before && hasEnemyInRange(now, ship(now, id), face)) {
      const stays = symbols(now, ship(now, id), face, true)
      now = supposing(now, id, { artillery: stays.artillery, launches: stays.launches })
      left += stays.triggers - have.triggers
      have = stays
    }
  } else if (have.movement === 1)
    [now, left] = trigger(now, left, (then, more) => beforeItMoves(then, id, more))
  now = moves(now, id, have.movement, told)
  if (left > 0 && hasFeatures(now, id) && reads(now, 'whenTriggered', 'moved'))
    return supposing(now, id, { held: left })
  return afterTheMove(now, id, left, told)
}

function hasFeatures(now: Situation, id: string): boolean {
  if (card(now, ship(now, id)).green.length > 0) return true
  return fleet(now, 'player').some((enemy) => card(now, enemy).red.length > 0)
}

function afterTheMove(now: Situation, id: string, symbols: number, told: ToldToMove): Situation {
  const next = reads(now, 'greenFeatures', 'asked') ? nameOne : nextFeature
  return trigger(now, symbols, (then) => next(then, id, told))[0]
}

function nameOne(now: Situation, id: string, told: ToldToMove): Trigger | undefined {
  const all = offered(now, id)
  return all.length === 0 ? undefined : told.feature(all)
}

/** After all units have moved: uses the kept symbols, in deployment order. */
export function keptSymbols(before: Situation, told: ToldToMove): Situation {
  let now = before
  for (const { id, held = 0 } of fleet(before, 'stratego'))
    if (held > 0) now = afterTheMove(supposing(now, id, { held: undefined }), id, held, told)
  return now
}
