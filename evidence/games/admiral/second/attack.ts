/** Attack: attackers, targets and weapons. */

import type { Grade } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'
import { ranges, reads, speedByDamage } from './cards.ts'
import {
  assumed,
  best,
  canDamage,
  capable,
  cost,
  flown,
  type Hand,
  hand,
  isTyped,
  mayFire,
  mayFly,
  type Shot,
  starting,
} from './damage.ts'
import { highest } from './hierarchy.ts'
import { fleet, ship, supposing, willBeSunk } from './sea.ts'

export interface Told {
  target(purpose: 'attack' | 'launch' | 'sail' | 'weaken', equals: readonly string[]): string
  result(expected: Grade): Grade
}

/** Asks nothing: takes the first of equals and the expected result. */
export const supposed: Told = { target: (_, equals) => equals[0] ?? '', result: (expected) => expected }

export function enemies(now: Situation): readonly Ship[] {
  return fleet(now, 'player').filter((each) => !willBeSunk(each))
}

/** From the shortest range to the widest. */
export function nextAttacker(now: Situation): string | undefined {
  const range = (unit: Ship): number => {
    const all = ranges(now, unit)
    if (all.length === 0) return 0
    return reads(now, 'attackRange', 'shortest') ? Math.min(...all) : Math.max(...all)
  }
  return fleet(now, 'stratego')
    .filter((unit) => !unit.attacked)
    .toSorted((a, b) => range(a) - range(b) || speedByDamage(now, a) - speedByDamage(now, b))[0]?.id
}

function threatens(now: Situation, enemy: Ship, unit: Ship): boolean {
  if (reads(now, 'threatFrom', 'anywhere')) return capable(now, enemy, unit, assumed(now)) > 0
  return canDamage(now, enemy, unit)
}

/** Returns one target, or equals. */
export function gunTargets(
  now: Situation,
  unit: Ship,
  held: Hand,
  what: 'attack' | 'stop' = 'attack',
): readonly string[] {
  const looked = enemies(now).flatMap((enemy) => {
    const all = mayFire(now, unit, enemy, held)
    if (all.length === 0) return []
    return [{ enemy, dangerous: (): boolean => threatens(now, enemy, unit), grade: best(all) }]
  })
  return highest(now, unit, looked, what)
}

/** Returns one target, or equals. */
export function airTargets(
  now: Situation,
  unit: Ship,
  what: 'attack' | 'stop' = 'attack',
): readonly string[] {
  const looked = enemies(now)
    .filter((enemy) => mayFly(now, unit, enemy))
    .map((enemy) => ({
      enemy,
      dangerous: (): boolean => threatens(now, enemy, unit),
      grade: flown(now, unit, enemy),
    }))
  return highest(now, unit, looked, what)
}

function oneOrBoth(now: Situation, target: Ship, [one, both]: readonly Shot[]): Shot | undefined {
  if (one === undefined || both === undefined) return one
  const sinks = target.pending + cost(now, one.grade) >= target.points
  if (sinks && reads(now, 'bothDice', 'needed')) return one
  return both.grade > one.grade ? both : one
}

function hit(now: Situation, by: string, on: string, grade: Grade, air: boolean): Situation {
  const pending = ship(now, on).pending + cost(now, grade)
  const after = supposing(supposing(now, on, { pending, underFire: true }), by, { attacked: true })
  return { ...after, attacks: [...now.attacks, { by, on, grade, air }], lastTarget: on }
}

/** The batteries fire until none reaches a target. */
export function fires(before: Situation, id: string, told: Told): Situation {
  let now = before
  let held = hand(now, ship(now, id), ship(now, id).artillery)
  for (;;) {
    const unit = ship(now, id)
    const equals = gunTargets(now, unit, held)
    if (equals.length === 0) return now
    const target = ship(now, told.target('attack', equals))
    const shot = oneOrBoth(now, target, mayFire(now, unit, target, held))
    if (shot === undefined) return now
    const used = [...shot.fires.values()].flat().map(({ place }) => place)
    const fired = unit.fired.map((times, place) => times + used.filter((each) => each === place).length)
    const splits = unit.splits && !isTyped(now, unit)
    const left = held.map((guns, symbol) => {
      const fire = shot.fires.get(symbol)
      if (fire === undefined) return guns
      return splits ? guns.filter((gun) => !fire.includes(gun)) : []
    })
    now = supposing(hit(now, id, target.id, told.result(shot.grade), false), id, { fired })
    const loaded = hand(now, ship(now, id), 1)[0] ?? []
    held = left.map((guns) => guns.filter((gun) => loaded.some(({ place }) => place === gun.place)))
  }
}

/** Aircraft attack before batteries. */
export function attack(before: Situation, id: string, told: Told): Situation {
  let now = before
  if (reads(now, 'doomedUnits', 'silent') && willBeSunk(ship(now, id)))
    return supposing(now, id, { attacked: true })
  for (let flight = 0; flight < ship(now, id).launches; flight += 1) {
    const unit = ship(now, id)
    const equals = airTargets(now, unit)
    if (equals.length === 0) continue
    const on = ship(now, told.target('launch', equals))
    const squadrons = unit.squadrons - starting(now, unit)
    now = supposing(hit(now, id, on.id, told.result(flown(now, unit, on)), true), id, { squadrons })
  }
  return supposing(fires(now, id, told), id, { attacked: true })
}
