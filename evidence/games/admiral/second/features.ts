/** Admiral Symbol: the feature that each triggers. */

import type { Face, Feature } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'
import { canDamageFromHere, hasEnemyInRange, symbols } from './action-dice.ts'
import { fires, supposed } from './attack.ts'
import { card, ranges, speed } from './cards.ts'
import {
  assumedNow,
  best,
  canDamage,
  capable,
  covers,
  flown,
  hand,
  mayFire,
  mayFly,
  shots,
} from './damage.ts'
import { highest } from './hierarchy.ts'
import { moves, stops } from './movement.ts'
import { fleet, ship, supposing, willBeSunk } from './sea.ts'

export interface Trigger {
  readonly ship: string
  readonly key: string
  readonly feature: Feature
}

function open(now: Situation, ship: Ship, colour: 'green' | 'red'): readonly Trigger[] {
  const { [colour]: features } = card(now, ship)
  return features
    .map((feature, place) => ({ ship: ship.id, key: `${colour} ${place}`, feature }))
    .filter(({ key }) => !ship.active.includes(key))
}

export function triggered(now: Situation, { ship: id, key }: Trigger): Situation {
  return supposing(now, id, { active: [...ship(now, id).active, key] })
}

/** Effects not shown on the cards count as weakening. */
function defends(now: Situation, unit: Ship, { key, feature }: Trigger): boolean {
  const threats = fleet(now, 'player').filter((enemy) => canDamage(now, enemy, unit))
  const isTypedFor = now.battle.typed.some(({ target }) => target === card(now, unit).id)
  if (feature.changes === 'note' || isTypedFor) return threats.length > 0
  const safer = { ...unit, active: [...unit.active, key] }
  return threats.some((enemy) => isSafer(now, enemy, unit, safer))
}

function isSafer(now: Situation, enemy: Ship, unit: Ship, safer: Ship): boolean {
  if (mayFly(now, enemy, unit) && flown(now, enemy, safer) < flown(now, enemy, unit)) return true
  for (let symbols = assumedNow(now, enemy); symbols > 0; symbols -= 1) {
    const held = hand(now, enemy, symbols)
    if (best(mayFire(now, enemy, safer, held)) < best(mayFire(now, enemy, unit, held))) return true
  }
  return false
}

function defence(now: Situation, unit: Ship): Trigger | undefined {
  return open(now, unit, 'green').find((each) => each.feature.when === 'defence' && defends(now, unit, each))
}

/** With two symbols left none is needed yet. */
function defenceThere(now: Situation, unit: Ship, movement: number, left: number): Trigger | undefined {
  if (left > 1) return undefined
  return open(now, unit, 'green')
    .filter(({ feature }) => feature.when === 'defence')
    .find((each) => {
      const there = ship(moves(triggered(now, each), unit.id, movement, supposed), unit.id)
      const then = supposing(now, unit.id, { at: there.at })
      return defends(then, ship(then, unit.id), each)
    })
}

function changing(now: Situation, unit: Ship, ...when: readonly Feature['when'][]): readonly Trigger[] {
  return open(now, unit, 'green').filter(
    ({ feature }) => when.includes(feature.when) && feature.changes !== 'note',
  )
}

function sinks(now: Situation, unit: Ship, feature: Trigger): boolean {
  const before = fires(now, unit.id, supposed)
  const after = fires(triggered(now, feature), unit.id, supposed)
  return after.attacks
    .slice(now.attacks.length)
    .some(({ on }) => willBeSunk(ship(after, on)) && !willBeSunk(ship(before, on)))
}

function lost(now: Situation, side: Ship['side']): number {
  let points = 0
  for (const each of fleet(now, side)) points += Math.min(each.pending, each.points)
  return points
}

/** True if the feature raises the cost of the fire, or its grade on a target not sunk anyway. */
function lifts(now: Situation, unit: Ship, feature: Trigger): boolean {
  const before = fires(now, unit.id, supposed)
  const after = fires(triggered(now, feature), unit.id, supposed)
  if (lost(after, 'player') > lost(before, 'player')) return true
  const held = hand(now, unit, unit.artillery)
  return after.attacks
    .slice(now.attacks.length)
    .filter(({ on }) => !willBeSunk(ship(before, on)))
    .some(({ on, grade }) => grade > best(mayFire(now, unit, ship(now, on), held)))
}

/** The feature that is necessary to bring an enemy into range. */
export function beforeItLooks(now: Situation, id: string, face: Face, left: number): Trigger | undefined {
  const unit = ship(now, id)
  if (hasEnemyInRange(now, unit, face)) return undefined
  const bring = changing(now, unit, 'attack').filter((each) => {
    const then = triggered(now, each)
    return canDamageFromHere(then, ship(then, id), face)
  })
  if (bring.length === 0) return undefined
  const { artillery, splits } = symbols(now, unit, face, true)
  const firing = supposing(now, id, { artillery, splits })
  const sinking = bring.find((each) => sinks(firing, ship(firing, id), each))
  return sinking ?? defenceThere(now, unit, symbols(now, unit, face, false).movement, left) ?? bring[0]
}

/** The feature that is necessary to bring a target within the move. */
export function beforeItMoves(now: Situation, id: string, left: number): Trigger | undefined {
  const unit = ship(now, id)
  const features = changing(now, unit, 'attack', 'move')
  if (features.length === 0 || stops(now, unit).length > 0) return undefined
  const bring = features.filter((each) => {
    const then = triggered(now, each)
    return stops(then, ship(then, id)).length > 0
  })
  return bring.length === 0 ? undefined : (defenceThere(now, unit, 1, left) ?? bring[0])
}

/** To sink, defend or do more damage; else one to be read out. */
export function necessary(now: Situation, id: string): Trigger | undefined {
  const unit = ship(now, id)
  const attacks = changing(now, unit, 'attack')
  const notes = open(now, unit, 'green').filter(({ feature }) => feature.changes === 'note')
  const counts = ({ feature: { when } }: Trigger): boolean =>
    when === 'attack'
      ? fires(now, id, supposed).attacks.length > now.attacks.length
      : when === 'move' && unit.moved > 0
  return (
    attacks.find((each) => sinks(now, unit, each)) ??
    defence(now, unit) ??
    attacks.find((each) => lifts(now, unit, each)) ??
    notes.find(counts)
  )
}

function isChanged(now: Situation, before: readonly [Ship, Ship], after: readonly [Ship, Ship]): boolean {
  if (flown(now, ...before) !== flown(now, ...after)) return true
  const far = Math.max(0, ...[before, after].flatMap(([by]) => ranges(now, by)))
  for (const symbols of [1, 2]) {
    const [one, other] = [hand(now, before[0], symbols), hand(now, after[0], symbols)]
    for (let away = 1; away <= far; away += 1)
      if (best(shots(now, ...before, one, away)) !== best(shots(now, ...after, other, away))) return true
  }
  return false
}

function weakens(now: Situation, enemy: Ship, { key, feature }: Trigger): boolean {
  const { when, changes } = feature
  if (when === 'move') return enemy.moved < 0 && (changes === 'note' || speed(now, enemy) > 0)
  if (changes === 'note' || now.damage === 'typed') return true
  const weaker = { ...enemy, active: [...enemy.active, key] }
  return fleet(now, 'stratego').some((unit) => {
    if (when === 'attack') return isChanged(now, [enemy, unit], [weaker, unit])
    const lifted = { ...unit, active: card(now, unit).green.map((_, place) => `green ${place}`) }
    return [unit, lifted].some((by) => isChanged(now, [by, enemy], [by, weaker]))
  })
}

export function weaknesses(now: Situation, id: string): readonly Trigger[] {
  return fleet(now, 'player')
    .filter((enemy) => covers(now, enemy, ship(now, id)))
    .flatMap((enemy) => open(now, enemy, 'red').filter((each) => weakens(now, enemy, each)))
}

/** Enemies whose weakness may be used: the highest in the hierarchy, or equals. */
export function weakest(now: Situation, id: string): readonly string[] {
  const unit = ship(now, id)
  const ids = new Set(weaknesses(now, id).map((each) => each.ship))
  const looked = [...ids].map((each) => {
    const enemy = ship(now, each)
    return {
      enemy,
      dangerous: (): boolean => canDamage(now, enemy, unit),
      grade: capable(now, unit, enemy, 2),
    }
  })
  return looked.length === 0 ? [] : highest(now, unit, looked, 'weakness')
}

/** A person may name any green feature, or an effective red one. */
export function offered(now: Situation, id: string): readonly Trigger[] {
  return [...open(now, ship(now, id), 'green'), ...weaknesses(now, id)]
}

export function comesWithinAMove(now: Situation, id: string): boolean {
  if (stops(now, ship(now, id)).length > 0) return true
  return changing(now, ship(now, id), 'attack', 'move').some((each) => {
    const then = triggered(now, each)
    return stops(then, ship(then, id)).length > 0
  })
}
