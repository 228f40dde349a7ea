import { type Message, messages, memoizeRecent } from '@opfor/kernel'
import { maySplit } from '../exception/carriers.ts'
import { fire } from '../attack/firing.ts'
import { isAnyFiringStop } from '../action-dice/firing-stops.ts'
import { atOnce, imagined } from '../house-model/imagined.ts'
import { anyInRange, artilleryInRange, damageableInRange, movesAlone } from '../action-dice/in-range.ts'
import { shipName } from '../../table/names.ts'
import type { Feature, When } from '../../table/battles/pieces.ts'
import { gradeFrom, threatens, wouldDoLess } from '../house-model/ranges.ts'
import { squaresAMove } from '../house-model/reach.ts'
import { sail } from '../action-dice/sailing.ts'
import {
  cardOf,
  enemyOf,
  fleetOf,
  isDoomed,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
  withShip,
} from '../../table/situation.ts'
import { isBeyondGrid } from '../house-model/typed-grid.ts'
import { volleyOf } from '../house-model/volley.ts'

/** Before the range check, before the move, after it. */
export type Stage = 'standing' | 'moving' | 'moved'

/** `left` counts this symbol too. */
export interface Moment {
  readonly stage: Stage
  readonly left: number
}

export interface Benefit {
  readonly kind:
    | 'sinks'
    | 'defends'
    | 'defendsThere'
    | 'lifts'
    | 'graver'
    | 'reaches'
    | 'damages'
    | 'ranges'
    | 'noted'
  readonly against?: Ship | undefined
}

const told = messages('admiral.benefit', {
  sinks: 'its fire can sink {target} that way',
  defends: '{target} can damage it',
  defendsThere: '{target} can damage it where it goes',
  lifts: 'its fire does more damage to {target} that way',
  graver: 'its fire hits {target} harder that way',
  reaches: 'it comes near enough to fire that way',
  damages: 'it can damage a target within one move that way',
  ranges: 'it can damage {target} from where it is that way',
})

/** Undefined for a note, which explains itself. */
export function formatBenefit({ kind, against }: Benefit): Message | undefined {
  if (kind === 'noted') return undefined
  return against === undefined ? told[kind] : { ...told[kind], params: { target: shipName(against) } }
}

/** Undefined if the feature is not necessary. `key` is as in `active`. */
export function benefitOf(now: Situation, ship: Ship, key: string, moment: Moment): Benefit | undefined {
  const { stage } = moment
  const feature = cardOf(now, ship).green[Number(key.slice('green '.length))]
  const withIt: Ship = { ...ship, active: [...ship.active, key] }
  if (feature?.when === 'defence') return defence(now, ship, withIt, feature, moment)
  if (feature?.changes === 'note') return stage === 'moved' ? noteOn(now, ship, feature.when) : undefined
  if (stage === 'moving') {
    if (reaches(now, ship) || !reaches(now, withIt)) return undefined
    return { kind: feature?.changes === 'strength' ? 'damages' : 'reaches' }
  }
  if (feature?.when !== 'attack') return undefined
  return stage === 'standing' ? inRangeBy(now, ship, withIt) : attackBenefit(now, ship, withIt)
}

/** A note for the attack needs an attack, one for the move a move. */
function noteOn(now: Situation, ship: Ship, when: When): Benefit | undefined {
  const counts = when === 'attack' ? attacksIn(now, afterFire(now, ship)).length > 0 : ship.moved > 0
  return counts ? { kind: 'noted' } : undefined
}

/** The feature alone brings a damageable enemy into range, and perhaps sinks it. */
function inRangeBy(now: Situation, ship: Ship, withIt: Ship): Benefit | undefined {
  if (anyInRange(now, ship) !== undefined) return undefined
  const enemy = damageableInRange(now, withIt)
  if (enemy === undefined) return undefined
  const symbols = { artillery: artilleryInRange(now, ship), splits: maySplit(now, ship) }
  const benefit = attackBenefit(now, { ...ship, ...symbols }, { ...withIt, ...symbols })
  return benefit?.kind === 'sinks' ? benefit : { kind: 'ranges', against: shipWith(now, enemy.id) }
}

/**
 * A defence counts if an enemy can damage the unit and would do less, by the strengths on the cards. Before the move this is
 * judged from the next square, and not if another symbol waits for after the move. Notes, and features without effect on typed
 * results, are not judged.
 */
function defence(
  now: Situation,
  ship: Ship,
  withIt: Ship,
  feature: Feature,
  { stage, left }: Moment,
): Benefit | undefined {
  if (stage !== 'moved' && left > 1) return undefined
  const then =
    stage === 'moved' ? now : afterMove(now, withIt, stage === 'moving' ? 1 : movesAlone(now, ship))
  const { at, moved } = shipWith(then, ship.id)
  const [plain, safer] = [ship, withIt].map((each): Ship => ({ ...each, at, moved })) as [Ship, Ship]
  const isJudged = feature.changes !== 'note' && !isBeyondGrid(now, ship, feature)
  const against = fleetOf(then, enemyOf(ship.side)).find(
    (enemy) => threatens(then, enemy, plain) && (!isJudged || wouldDoLess(then, enemy, plain, safer)),
  )
  return against && { kind: at === ship.at ? 'defends' : 'defendsThere', against }
}

/** Without a log. */
function afterMove(now: Situation, ship: Ship, moves: number): Situation {
  if (moves === 0) return now
  const table = imagined(withShip(now, ship.id, ship))
  atOnce(sail(table, ship.id, moves))
  return table.now
}

export function reaches(now: Situation, ship: Ship): boolean {
  return isAnyFiringStop(now, ship, squaresAMove(now, ship))
}

/** By the feature alone; targets sunk anyway do not count. */
function attackBenefit(now: Situation, ship: Ship, withIt: Ship): Benefit | undefined {
  const lifted = afterFire(now, withIt)
  const attacks = attacksIn(now, lifted)
  if (attacks.length === 0) return undefined
  const plain = afterFire(now, ship)
  const costsMore = lossOf(lifted, ship) > lossOf(plain, ship)
  let benefit: Benefit | undefined
  for (const attack of attacks) {
    const against = shipWith(now, attack.on)
    const [before, after] = [shipWith(plain, attack.on), shipWith(lifted, attack.on)]
    if (isDoomed(before)) continue
    if (isDoomed(after)) return { kind: 'sinks', against }
    const losesMore = after.pending > before.pending
    if (isHitHarder(now, ship, attack)) benefit = { kind: losesMore ? 'lifts' : 'graver', against }
    else if (costsMore && losesMore) benefit ??= { kind: 'lifts', against }
  }
  return benefit
}

function lossOf(now: Situation, { side }: Ship): number {
  const losses = fleetOf(now, enemyOf(side)).map(({ pending, points }) => Math.min(pending, points))
  return losses.reduce((sum, loss) => sum + loss, 0)
}

function isHitHarder(now: Situation, ship: Ship, { on, grade }: Situation['attacks'][number]): boolean {
  const from = squareOf(ship)
  if (from === undefined) return false
  return grade > (gradeFrom(now, ship, from, shipWith(now, on), volleyOf(now, ship, ship.artillery)) ?? 0)
}

/** The feature does more damage to the target, but the unit sinks it without. */
export function sunkAnyway(now: Situation, ship: Ship, key: string): Ship | undefined {
  const plain = afterFire(now, ship)
  const lifted = attacksIn(now, afterFire(now, { ...ship, active: [...ship.active, key] }))
  const attack = lifted.find((each) => isDoomed(shipWith(plain, each.on)) && isHitHarder(now, ship, each))
  return attack && shipWith(now, attack.on)
}

function attacksIn(now: Situation, after: Situation): Situation['attacks'] {
  return after.attacks.slice(now.attacks.length)
}

/** With expected results, without a log. */
const afterFire = memoizeRecent((now: Situation, ship: Ship): Situation => {
  const table = imagined(withShip(now, ship.id, ship))
  atOnce(fire(table, ship.id))
  return table.now
})
