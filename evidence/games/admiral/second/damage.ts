/** Attack results: light damage, severe damage or none. */

import type { Grade } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'
import { added, batteries, card, ranges, reads, strength, thresholds, type Working } from './cards.ts'
import { sees, squaresBetween } from './sea.ts'

/** For each Artillery symbol, the batteries that have not fired for it. */
export type Hand = readonly (readonly Working[])[]

export function hand(now: Situation, ship: Ship, symbols: number): Hand {
  const all = batteries(now, ship)
  return Array.from({ length: symbols }, (_, before) => all.filter(({ shots }) => shots > before))
}

function against(now: Situation, on: Ship, total: number): Grade {
  const [light, severe] = thresholds(now, on)
  if (total >= severe) return 2
  return total >= light ? 1 : 0
}

/** Then each symbol is one attack of the whole ship. */
export function isTyped(now: Situation, by: Ship): boolean {
  return now.battle.typed.some(({ attacker }) => attacker === card(now, by).id)
}

function typed(now: Situation, by: Ship, on: Ship, symbols: number, away: number): Grade | undefined {
  const rows = now.battle.typed
    .filter((row) => row.attacker === card(now, by).id && row.target === card(now, on).id)
    .toSorted((a, b) => a.to - b.to)
  if (rows.length === 0) return undefined
  const many = rows.some((row) => row.symbols === symbols) ? symbols : 1
  const row = rows.find((each) => each.symbols === many && away <= each.to)
  return { none: 0 as const, light: 1 as const, severe: 2 as const }[row?.result ?? 'none']
}

function reaching(now: Situation, by: Ship, guns: readonly Working[], away: number): readonly Working[] {
  return guns.filter((gun) => away <= gun.reach && (isTyped(now, by) || strength(gun, away) > 0))
}

function together(guns: readonly Working[], away: number): number {
  return guns.reduce((sum, gun) => sum + strength(gun, away), 0)
}

export interface Shot {
  readonly grade: Grade
  readonly fires: ReadonlyMap<number, readonly Working[]>
}

/** With the strongest symbol, and with the next one too. */
export function shots(now: Situation, by: Ship, on: Ship, held: Hand, away: number): readonly Shot[] {
  const order = held
    .map((guns, symbol) => ({ symbol, guns: reaching(now, by, guns, away) }))
    .filter(({ guns }) => guns.length > 0)
    .toSorted((a, b) => together(b.guns, away) - together(a.guns, away))
    .slice(0, 2)
  return order.map((_, last) => {
    const taken = order.slice(0, last + 1)
    const guns = taken.flatMap((each) => each.guns)
    const kinds = guns.map(({ kind }) => kind)
    const total = together(guns, away) + added(now, by, 'attack', 'strength', kinds)
    const grade = typed(now, by, on, taken.length, away) ?? against(now, on, total)
    return { grade, fires: new Map(taken.map((each) => [each.symbol, each.guns])) }
  })
}

export function starting(now: Situation, by: Ship): number {
  return Math.min(by.squadrons, card(now, by).squadrons?.perLaunch ?? 0)
}

/** Independent of distance. */
export function flown(now: Situation, by: Ship, on: Ship): Grade {
  const each = card(now, by).squadrons?.strength ?? 0
  if (starting(now, by) === 0) return 0
  return against(now, on, starting(now, by) * each - card(now, on).antiAircraft)
}

export function mayFire(now: Situation, by: Ship, on: Ship, held: Hand): readonly Shot[] {
  const all = shots(now, by, on, held, squaresBetween(now, by.at, on.at))
  return all.length > 0 && sees(now, by, on) ? all : []
}

/** Aircraft ignore the line of sight. */
export function mayFly(now: Situation, by: Ship, on: Ship): boolean {
  return by.squadrons > 0 && squaresBetween(now, by.at, on.at) <= (card(now, by).squadrons?.range ?? 0)
}

export function best(all: readonly Shot[]): Grade {
  return all.reduce<Grade>((most, { grade }) => (grade > most ? grade : most), 0)
}

export function capable(now: Situation, by: Ship, on: Ship, symbols: number): Grade {
  const held = hand(now, by, symbols)
  let most = flown(now, by, on)
  for (let away = Math.max(0, ...ranges(now, by)); away > 0; away -= 1) {
    const grade = best(shots(now, by, on, held, away))
    if (grade > most) most = grade
  }
  return most
}

export function assumed(now: Situation): number {
  return reads(now, 'threatSymbols', 'two') ? 2 : 1
}

/** Symbols an enemy may have this turn: one if it has moved, unless its owner's own dice decide. */
export function assumedNow(now: Situation, enemy: Ship): number {
  return enemy.moved > 0 && now.damage !== 'typed' ? 1 : assumed(now)
}

/** True if a unit is in range of an enemy's batteries or aircraft; by one reading the enemy must also see it. */
export function covers(now: Situation, enemy: Ship, unit: Ship, at = unit.at): boolean {
  if (squaresBetween(now, enemy.at, at) > Math.max(0, ...ranges(now, enemy))) return false
  if (!reads(now, 'sightInRange', 'sight') || mayFly(now, enemy, { ...unit, at })) return true
  const reach = Math.max(0, ...batteries(now, enemy).map((each) => each.reach))
  return squaresBetween(now, enemy.at, at) <= reach && sees(now, enemy, { ...unit, at })
}

/** From both current squares. */
export function canDamage(now: Situation, enemy: Ship, ship: Ship): boolean {
  if (best(mayFire(now, enemy, ship, hand(now, enemy, assumedNow(now, enemy)))) > 0) return true
  return mayFly(now, enemy, ship) && flown(now, enemy, ship) > 0
}

export function cost(now: Situation, grade: Grade): number {
  const { light, severe } = now.battle.costs
  return [0, light, severe][grade] ?? 0
}
