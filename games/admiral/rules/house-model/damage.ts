import { distance, type Square } from '../../table/house-model/board.ts'
import { bonus, rangeOf } from './bonus.ts'
import { type Firepower, type Firing, firepowerOf } from './firepower.ts'
import type { Battery, Grade, ShipClass } from '../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation } from '../../table/situation.ts'
import { typedGrade } from './typed-grid.ts'
import { type Volley, volleyOf, works } from './volley.ts'

/** 0 if no battery works. */
export function longestRange(now: Situation, ship: Ship): number {
  let longest = 0
  for (const [at, battery] of cardOf(now, ship).batteries.entries())
    if (works(battery, ship, at)) longest = Math.max(longest, rangeOf(now, ship, battery))
  return longest
}

export function widestRange(now: Situation, ship: Ship): number {
  return Math.max(longestRange(now, ship), flightRange(now, ship))
}

/** Of batteries or aircraft; 0 if there are none. */
export function shortestRange(now: Situation, ship: Ship): number {
  let shortest = flightRange(now, ship)
  for (const [at, battery] of cardOf(now, ship).batteries.entries()) {
    const range = works(battery, ship, at) ? rangeOf(now, ship, battery) : 0
    if (range > 0 && (shortest === 0 || range < shortest)) shortest = range
  }
  return shortest
}

/** 0 without aircraft on board. */
export function flightRange(now: Situation, ship: Ship): number {
  return ship.squadrons > 0 ? (cardOf(now, ship).squadrons?.range ?? 0) : 0
}

/** 0 if no battery is left. */
export function reachOf(now: Situation, ship: Ship, volley: Volley): number {
  const { batteries } = cardOf(now, ship)
  let reach = 0
  for (const symbol of volley)
    for (const at of symbol) reach = Math.max(reach, rangeOf(now, ship, batteries[at] as Battery))
  return reach
}

export interface Shot {
  readonly grade: Grade
  readonly uses: readonly { readonly symbol: number; readonly batteries: readonly number[] }[]
}

/** With the strongest symbol, and with two together. */
export function shotsOf(
  now: Situation,
  attacker: Ship,
  target: Ship,
  volley: Volley,
  far: number,
): readonly Shot[] {
  const firepower = firepowerOf(now, attacker, volley, far)
  return symbolCounts.slice(0, firepower.length).map((symbols) => ({
    grade: graded(now, attacker, target, firepower, symbols, far),
    uses: firepower.slice(0, symbols).map(({ symbol, batteries }) => ({ symbol, batteries })),
  }))
}

const symbolCounts = [1, 2] as const

/** Both symbols only if they do more damage. Undefined if no battery reaches. */
export function bestShot(
  now: Situation,
  attacker: Ship,
  target: Ship,
  volley: Volley,
  far: number,
): Shot | undefined {
  const [one, both] = shotsOf(now, attacker, target, volley, far)
  return one !== undefined && both !== undefined && both.grade > one.grade ? both : one
}

/** Undefined if no battery reaches. */
export function bestGrade(
  now: Situation,
  attacker: Ship,
  target: Ship,
  volley: Volley,
  far: number,
): Grade | undefined {
  const firepower = firepowerOf(now, attacker, volley, far)
  if (firepower.length === 0) return undefined
  const one = graded(now, attacker, target, firepower, 1, far)
  if (one === 2 || firepower.length === 1) return one
  return Math.max(one, graded(now, attacker, target, firepower, 2, far)) as Grade
}

function graded(
  now: Situation,
  attacker: Ship,
  target: Ship,
  firepower: Firepower,
  symbols: 1 | 2,
  far: number,
): Grade {
  const { together } = firepower[symbols - 1] as Firing
  return typedGrade(now, attacker, target, symbols, far) ?? againstThresholds(now, target, together)
}

function againstThresholds(now: Situation, target: Ship, strength: number): Grade {
  const { light, severe } = thresholdsNow(now, target)
  return strength >= severe ? 2 : strength >= light ? 1 : 0
}

/** At least 1, so that strength 0 does no damage. */
export function thresholdsNow(now: Situation, ship: Ship): Pick<ShipClass, 'light' | 'severe'> {
  const { light, severe } = cardOf(now, ship)
  const more = bonus(now, ship, 'defence', 'thresholds')
  return { light: Math.max(1, light + more), severe: Math.max(1, severe + more) }
}

/** The strength of one launch less the target's anti-aircraft fire. */
export function airGrade(now: Situation, carrier: Ship, target: Ship): Grade {
  const { squadrons } = cardOf(now, carrier)
  if (squadrons === undefined) return 0
  const flying = Math.min(squadrons.perLaunch, carrier.squadrons)
  return againstThresholds(now, target, flying * squadrons.strength - cardOf(now, target).antiAircraft)
}

/** At any distance, by guns, torpedoes or aircraft. */
export function capability(now: Situation, attacker: Ship, target: Ship, symbols: number): Grade {
  const volley = volleyOf(now, attacker, symbols)
  const reach = reachOf(now, attacker, volley)
  let most = airGrade(now, attacker, target)
  for (let far = 1; far <= reach && most < 2; far += 1)
    most = Math.max(most, bestGrade(now, attacker, target, volley, far) ?? 0) as Grade
  return most
}

/** The ship with all features of this colour active and no others. */
export function withFeatures(now: Situation, ship: Ship, colour?: 'green' | 'red'): Ship {
  const features = colour === undefined ? [] : cardOf(now, ship)[colour]
  return { ...ship, active: features.map((_, at) => `${colour} ${at}`) }
}

export function costOf(now: Situation, grade: Grade): number {
  const { light, severe } = now.battle.costs
  return grade === 2 ? severe : grade === 1 ? light : 0
}

export function farFrom(now: Situation, a: Square, b: Square): number {
  return distance(now.battle.board.metric, a, b)
}
