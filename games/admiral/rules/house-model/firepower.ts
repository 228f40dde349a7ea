import { memoizeByObject } from '@opfor/kernel'
import { bonus, rangeOf } from './bonus.ts'
import type { Battery, ShipClass } from '../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation } from '../../table/situation.ts'
import { isTyped } from './typed-grid.ts'
import type { Volley } from './volley.ts'

interface Reaching {
  readonly symbol: number
  readonly batteries: readonly number[]
}

export type Firepower = readonly Firing[]

export interface Firing extends Reaching {
  /** With the symbol before it and the features that count. */
  readonly together: number
}

/** The same at any target, if the features are the same. */
export function firepowerOf(now: Situation, ship: Ship, volley: Volley, far: number): Firepower {
  return (byDistance(now, ship, volley)[far] ??= strongestFirst(now, ship, volley, far))
}

function strongestFirst(now: Situation, ship: Ship, volley: Volley, far: number): Firepower {
  const alone = ({ batteries }: Reaching): number => power(now, ship, batteries, far)
  const strongest = volley
    .map((all, symbol) => ({ symbol, batteries: all.filter((at) => reachesTo(now, ship, at, far)) }))
    .filter(({ batteries }) => batteries.length > 0)
    .toSorted((a, b) => alone(b) - alone(a))
    .slice(0, 2)
  return strongest.map((each, at) => ({
    ...each,
    together: together(now, ship, strongest.slice(0, at + 1), far),
  }))
}

/** A feature counts once for an attack. */
function together(now: Situation, ship: Ship, symbols: readonly Reaching[], far: number): number {
  const { batteries } = cardOf(now, ship)
  const firing = symbols.flatMap((each) => each.batteries).filter((at) => power(now, ship, [at], far) > 0)
  const kinds = firing.map((at) => (batteries[at] as Battery).kind)
  return power(now, ship, firing, far) + bonus(now, ship, 'attack', 'strength', kinds)
}

function power(now: Situation, ship: Ship, batteries: readonly number[], far: number): number {
  const card = cardOf(now, ship)
  let sum = 0
  for (const at of batteries) sum += strengthAt(now, ship, card.batteries[at] as Battery, far)
  return sum
}

/** Strength does not matter if results are typed. */
function reachesTo(now: Situation, ship: Ship, at: number, far: number): boolean {
  const battery = cardOf(now, ship).batteries[at] as Battery
  return isTyped(now, ship) ? far <= rangeOf(now, ship, battery) : strengthAt(now, ship, battery, far) > 0
}

/** 0 beyond its range. */
function strengthAt(now: Situation, ship: Ship, battery: Battery, far: number): number {
  if (far > rangeOf(now, ship, battery)) return 0
  for (const band of battery.bands) if (far <= band.to) return band.strength
  return battery.bands.at(-1)?.strength ?? 0
}

function byDistance(now: Situation, ship: Ship, volley: Volley): Firepower[] {
  const { active } = ship
  const card = cardOf(now, ship)
  const typed = isTyped(now, ship)
  const all = knownOf(volley)
  const before = all.find((each) => each.card === card && each.typed === typed && isSame(each.active, active))
  if (before !== undefined) return before.byDistance
  const known: Known = { card, typed, active, byDistance: [] }
  all.push(known)
  return known.byDistance
}

interface Known extends Pick<Ship, 'active'> {
  readonly card: ShipClass
  readonly typed: boolean
  readonly byDistance: Firepower[]
}

const knownOf = memoizeByObject<Volley, Known[]>(() => [])

function isSame(before: Ship['active'], now: Ship['active']): boolean {
  return before.length === now.length && before.every((key, at) => key === now[at])
}
