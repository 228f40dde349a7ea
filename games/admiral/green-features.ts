import { type Message, message, Table } from '@opfor/kernel'
import { maySplit } from './carriers.ts'
import { fire } from './firing.ts'
import { firingStops } from './firing-stops.ts'
import { anyInRange, artilleryInRange, damageableInRange } from './in-range.ts'
import { shipName } from './names.ts'
import type { Feature, When } from './pieces.ts'
import { gradeFrom, threatens, wouldDoLess } from './ranges.ts'
import { squaresAMove } from './reach.ts'
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
} from './situation.ts'
import { isBeyondGrid } from './typed-grid.ts'
import { volleyOf } from './volley.ts'

/** When a symbol is used: before the unit looks for enemies in range, before its move, or after it. */
export type Stage = 'standing' | 'moving' | 'moved'

/** What a green feature is good for now, and against whom. */
export interface Benefit {
  readonly kind: 'sinks' | 'defends' | 'lifts' | 'reaches' | 'ranges' | 'noted'
  readonly against?: Ship | undefined
}

const told = {
  sinks: message('admiral.benefit.sinks', 'its fire can sink {target} that way'),
  defends: message('admiral.benefit.defends', '{target} can damage it'),
  lifts: message('admiral.benefit.lifts', 'its fire does more damage to {target} that way'),
  reaches: message('admiral.benefit.reaches', 'it comes near enough to fire that way'),
  ranges: message('admiral.benefit.ranges', 'it can damage {target} from where it is that way'),
} as const

/** Why a feature is necessary, in words; nothing for a note, which speaks for itself. */
export function benefitTold({ kind, against }: Benefit): Message | undefined {
  if (kind === 'noted') return undefined
  return against === undefined ? told[kind] : { ...told[kind], params: { target: shipName(against) } }
}

/** What a green feature would do for a unit now; nothing where it is not necessary. `key` is as in `active`. */
export function benefitOf(now: Situation, ship: Ship, key: string, stage: Stage): Benefit | undefined {
  const feature = cardOf(now, ship).green[Number(key.slice('green '.length))]
  const withIt: Ship = { ...ship, active: [...ship.active, key] }
  if (feature?.when === 'defence') return defence(now, ship, withIt, feature)
  if (feature?.changes === 'note') return stage === 'moved' ? noteOn(now, ship, feature.when) : undefined
  if (stage === 'moving') return !reaches(now, ship) && reaches(now, withIt) ? { kind: 'reaches' } : undefined
  if (feature?.when !== 'attack') return undefined
  return stage === 'standing' ? inRangeBy(now, ship, withIt) : attackBenefit(now, ship, withIt)
}

/** A note for the attack counts where there is an attack, one for the move where the unit has moved. */
function noteOn(now: Situation, ship: Ship, when: When): Benefit | undefined {
  const counts = when === 'attack' ? attacksIn(now, afterFire(now, ship)).length > 0 : ship.moved > 0
  return counts ? { kind: 'noted' } : undefined
}

/** Whether an enemy that it can damage is in range by the feature alone, and would even be sunk from there. */
function inRangeBy(now: Situation, ship: Ship, withIt: Ship): Benefit | undefined {
  if (anyInRange(now, ship) !== undefined) return undefined
  const enemy = damageableInRange(now, withIt)
  if (enemy === undefined) return undefined
  const symbols = { artillery: artilleryInRange(now, ship), splits: maySplit(now, ship) }
  const benefit = attackBenefit(now, { ...ship, ...symbols }, { ...withIt, ...symbols })
  return benefit?.kind === 'sinks' ? benefit : { kind: 'ranges', against: shipWith(now, enemy.id) }
}

/**
 * A defence counts where an enemy can damage the unit from where both stand, and would do less to it from there, by the
 * strengths on the cards. A note is not judged, nor what the results typed for a battle take no account of.
 */
function defence(now: Situation, ship: Ship, withIt: Ship, feature: Feature): Benefit | undefined {
  const isJudged = feature.changes !== 'note' && !isBeyondGrid(now, ship, feature)
  const against = fleetOf(now, enemyOf(ship.side)).find(
    (enemy) => threatens(now, enemy, ship) && (!isJudged || wouldDoLess(now, enemy, ship, withIt)),
  )
  return against && { kind: 'defends', against }
}

/** Whether a target is within one move. */
export function reaches(now: Situation, ship: Ship): boolean {
  return firingStops(now, ship, squaresAMove(now, ship)).length > 0
}

/** Whether a target that it would fire at and would not sink anyway is sunk, or damaged more, by the feature alone. */
function attackBenefit(now: Situation, ship: Ship, withIt: Ship): Benefit | undefined {
  const plain = afterFire(now, ship)
  const lifted = afterFire(now, withIt)
  let benefit: Benefit | undefined
  for (const attack of attacksIn(now, lifted)) {
    const against = shipWith(now, attack.on)
    if (isDoomed(shipWith(plain, attack.on))) continue
    if (isDoomed(shipWith(lifted, attack.on))) return { kind: 'sinks', against }
    if (doesMore(now, ship, attack)) benefit = { kind: 'lifts', against }
  }
  return benefit
}

/** Whether an attack does more than the unit could do to its target as it is. */
function doesMore(now: Situation, ship: Ship, { on, grade }: Situation['attacks'][number]): boolean {
  const from = squareOf(ship)
  if (from === undefined) return false
  return grade > (gradeFrom(now, ship, from, shipWith(now, on), volleyOf(now, ship, ship.artillery)) ?? 0)
}

/** The target to which a feature would do more though the fire of the unit sinks it without; nobody where there is none. */
export function sunkAnyway(now: Situation, ship: Ship, key: string): Ship | undefined {
  const plain = afterFire(now, ship)
  const lifted = attacksIn(now, afterFire(now, { ...ship, active: [...ship.active, key] }))
  const attack = lifted.find((each) => isDoomed(shipWith(plain, each.on)) && doesMore(now, ship, each))
  return attack && shipWith(now, attack.on)
}

function attacksIn(now: Situation, after: Situation): Situation['attacks'] {
  return after.attacks.slice(now.attacks.length)
}

/** The battle as if the unit fired now, everything as expected; nobody is told. */
function afterFire(now: Situation, ship: Ship): Situation {
  const imagined = new Table(
    withShip(now, ship.id, ship),
    (question) => question.proposal ?? question.sample(() => 0),
  )
  fire(imagined, ship.id).next()
  return imagined.now
}
