import { bonus, rangeOf } from './bonus.ts'
import type { Battery, ShipClass } from '../battles/pieces.ts'
import { rememberedOf } from '../remembered.ts'
import { cardOf, type Ship, type Situation } from '../situation.ts'
import { isTyped } from './typed-grid.ts'
import type { Volley } from './volley.ts'

/** The two strongest symbols of a volley that reach a distance, the strongest first. */
export type Firepower = readonly {
  readonly symbol: number
  /** The batteries that reach so far. */
  readonly batteries: readonly number[]
  /** How strong they are, with those of the symbol before and with the features that count. */
  readonly strength: number
}[]

/** What a volley fires so far away: with the same features it is the same at any target. */
export function firepowerOf(now: Situation, ship: Ship, volley: Volley, far: number): Firepower {
  const { active } = ship
  const card = cardOf(now, ship)
  const typed = isTyped(now, ship)
  const all = firepowersOf(volley)
  let known = all.find((each) => each.card === card && each.typed === typed && isSame(each.active, active))
  if (known === undefined) all.push((known = { card, typed, active, byDistance: [] }))
  return (known.byDistance[far] ??= strongestFirst(now, ship, volley, far))
}

/** The firepowers of a volley that a ship of a class fires with these features. */
interface Firepowers extends Pick<Ship, 'active'> {
  readonly card: ShipClass
  readonly typed: boolean
  readonly byDistance: Firepower[]
}

const firepowersOf = rememberedOf<Volley, Firepowers[]>(() => [])

function isSame(before: Ship['active'], now: Ship['active']): boolean {
  return before.length === now.length && before.every((key, at) => key === now[at])
}

function strongestFirst(now: Situation, ship: Ship, volley: Volley, far: number): Firepower {
  const reaching = volley
    .map((all, symbol) => {
      const batteries = all.filter((at) => reachesTo(now, ship, at, far))
      return { symbol, batteries, strength: power(now, ship, batteries, far) }
    })
    .filter(({ batteries }) => batteries.length > 0)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, 2)
  return reaching.map((each, at) => ({
    ...each,
    strength: together(now, ship, reaching.slice(0, at + 1), far),
  }))
}

/** The strength of symbols together; what a feature adds counts once for an attack. */
function together(now: Situation, ship: Ship, symbols: Firepower, far: number): number {
  const { batteries } = cardOf(now, ship)
  const firing = symbols.flatMap((each) => each.batteries).filter((at) => power(now, ship, [at], far) > 0)
  const kinds = firing.map((at) => (batteries[at] as Battery).kind)
  return power(now, ship, firing, far) + bonus(now, ship, 'attack', 'strength', kinds)
}

/** The strength of batteries together, without features. */
function power(now: Situation, ship: Ship, batteries: readonly number[], far: number): number {
  const card = cardOf(now, ship)
  let sum = 0
  for (const at of batteries) sum += strengthAt(now, ship, card.batteries[at] as Battery, far)
  return sum
}

/** Whether a battery can do something so far away. Where results are typed its strength does not matter. */
function reachesTo(now: Situation, ship: Ship, at: number, far: number): boolean {
  const battery = cardOf(now, ship).batteries[at] as Battery
  return isTyped(now, ship) ? far <= rangeOf(now, ship, battery) : strengthAt(now, ship, battery, far) > 0
}

/** How strong a battery is at a distance; 0 beyond its range, which features make longer or shorter. */
function strengthAt(now: Situation, ship: Ship, battery: Battery, far: number): number {
  if (far > rangeOf(now, ship, battery)) return 0
  for (const band of battery.bands) if (far <= band.to) return band.strength
  return battery.bands.at(-1)?.strength ?? 0
}
