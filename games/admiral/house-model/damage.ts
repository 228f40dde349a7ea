import { distance, type Square } from './board.ts'
import type { Battery, Changes, Feature, Grade, ShipClass, When } from '../battles/pieces.ts'
import { cardOf, type Ship, type Situation } from '../situation.ts'
import { isTyped, typedGrade } from './typed-grid.ts'
import { type Volley, volleyOf, works } from './volley.ts'

const allWeapons: readonly Battery['kind'][] = []

/** What the features that count this turn add to a ship, or take from it. */
export function bonus(
  now: Situation,
  ship: Ship,
  when: When,
  changes: Changes,
  weapons: readonly Battery['kind'][] = allWeapons,
): number {
  if (ship.active.length === 0) return 0
  const { green, red } = cardOf(now, ship)
  const total = (colour: 'green' | 'red', features: readonly Feature[]): number => {
    let sum = 0
    for (let at = 0; at < features.length; at += 1) {
      const feature = features[at] as Feature
      if (feature.when !== when || feature.changes !== changes) continue
      if (feature.weapon !== undefined && !weapons.includes(feature.weapon)) continue
      if (ship.active.includes(`${colour} ${at}`)) sum += feature.by
    }
    return sum
  }
  return total('green', green) - total('red', red)
}

/** How strong a battery is at a distance; 0 beyond its range, which features make longer or shorter. */
function strengthAt(now: Situation, ship: Ship, battery: Battery, far: number): number {
  if (far > rangeOf(now, ship, battery)) return 0
  for (const band of battery.bands) if (far <= band.to) return band.strength
  return battery.bands.at(-1)?.strength ?? 0
}

/** The longest range of the batteries that still work; 0 where none does. */
export function longestRange(now: Situation, ship: Ship): number {
  let longest = 0
  for (const [at, battery] of cardOf(now, ship).batteries.entries())
    if (works(battery, ship, at)) longest = Math.max(longest, rangeOf(now, ship, battery))
  return longest
}

/** The widest range of a unit: of its batteries or of its aircraft. */
export function widestRange(now: Situation, ship: Ship): number {
  return Math.max(longestRange(now, ship), flightRange(now, ship))
}

/** The shortest range of the batteries that still work, or of the aircraft on board; 0 where there are none. */
export function shortestRange(now: Situation, ship: Ship): number {
  let shortest = flightRange(now, ship)
  for (const [at, battery] of cardOf(now, ship).batteries.entries()) {
    const range = works(battery, ship, at) ? rangeOf(now, ship, battery) : 0
    if (range > 0 && (shortest === 0 || range < shortest)) shortest = range
  }
  return shortest
}

/** How far the aircraft fly that a ship has on board; 0 where it has none. */
export function flightRange(now: Situation, ship: Ship): number {
  return ship.squadrons > 0 ? (cardOf(now, ship).squadrons?.range ?? 0) : 0
}

/** How far the batteries of a volley reach; 0 where none is left. */
export function reachOf(now: Situation, ship: Ship, volley: Volley): number {
  const { batteries } = cardOf(now, ship)
  let reach = 0
  for (const at of volley.flat()) reach = Math.max(reach, rangeOf(now, ship, batteries[at] as Battery))
  return reach
}

function rangeOf(now: Situation, ship: Ship, battery: Battery): number {
  const range = battery.bands.at(-1)?.to ?? 0
  return ship.active.length === 0 ? range : range + bonus(now, ship, 'attack', 'range', [battery.kind])
}

/** An attack worked out: what it does, and which symbols with which batteries it takes. */
export interface Shot {
  readonly grade: Grade
  readonly uses: readonly { readonly symbol: number; readonly batteries: readonly number[] }[]
}

/** The attacks that a volley can make on a target at a distance: with its strongest symbol, and with two together. */
export function shotsOf(
  now: Situation,
  attacker: Ship,
  target: Ship,
  volley: Volley,
  far: number,
): readonly Shot[] {
  const order = strongestFirst(now, attacker, volley, far)
  return order.map((_, at) => {
    const symbols = order.slice(0, at + 1)
    return {
      grade: graded(now, attacker, target, volley, far, symbols) ?? 0,
      uses: symbols.map((symbol) => ({
        symbol,
        batteries: batteriesOf(volley, symbol).filter((each) => reachesTo(now, attacker, each, far)),
      })),
    }
  })
}

/**
 * The best attack of a volley on a target at a distance: the strongest symbol; both together only where that does more
 * damage. Nothing where no battery reaches.
 */
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

/** The most that a volley can do to a target at a distance; nothing where no battery reaches. */
export function bestGrade(
  now: Situation,
  attacker: Ship,
  target: Ship,
  volley: Volley,
  far: number,
): Grade | undefined {
  const order = strongestFirst(now, attacker, volley, far)
  if (order.length < 2) return graded(now, attacker, target, volley, far, order)
  const one = graded(now, attacker, target, volley, far, order.slice(0, 1)) ?? 0
  return one === 2 ? one : (Math.max(one, graded(now, attacker, target, volley, far, order) ?? 0) as Grade)
}

/** The two strongest symbols of a volley that reach so far. */
function strongestFirst(now: Situation, ship: Ship, volley: Volley, far: number): readonly number[] {
  const reaching: number[] = []
  for (const [symbol, batteries] of volley.entries())
    if (batteries.some((at) => reachesTo(now, ship, at, far))) reaching.push(symbol)
  if (reaching.length > 1) {
    const strength = (symbol: number): number => power(now, ship, batteriesOf(volley, symbol), far)
    reaching.sort((a, b) => strength(b) - strength(a))
  }
  return reaching.slice(0, 2)
}

/** The batteries that may fire with a symbol of a volley. */
function batteriesOf(volley: Volley, symbol: number): readonly number[] {
  return volley[symbol] as readonly number[]
}

/** Whether a battery can do something so far away. Where results are typed its strength does not matter. */
function reachesTo(now: Situation, ship: Ship, at: number, far: number): boolean {
  const battery = cardOf(now, ship).batteries[at] as Battery
  return isTyped(now, ship) ? far <= rangeOf(now, ship, battery) : strengthAt(now, ship, battery, far) > 0
}

/** The strength of batteries together, without features. */
function power(now: Situation, ship: Ship, batteries: readonly number[], far: number): number {
  const card = cardOf(now, ship)
  let sum = 0
  for (const at of batteries) sum += strengthAt(now, ship, card.batteries[at] as Battery, far)
  return sum
}

/** What these symbols of a volley do together; nothing where there are none. */
function graded(
  now: Situation,
  attacker: Ship,
  target: Ship,
  volley: Volley,
  far: number,
  symbols: readonly number[],
): Grade | undefined {
  if (symbols.length === 0) return undefined
  const typed = typedGrade(now, attacker, target, symbols.length === 1 ? 1 : 2, far)
  if (typed !== undefined) return typed
  let strength = 0
  for (const symbol of symbols) strength += power(now, attacker, batteriesOf(volley, symbol), far)
  if (attacker.active.length > 0) {
    const { batteries } = cardOf(now, attacker)
    const firing = symbols
      .flatMap((symbol) => batteriesOf(volley, symbol))
      .filter((at) => power(now, attacker, [at], far) > 0)
    const kinds = firing.map((at) => (batteries[at] as Battery).kind)
    strength += bonus(now, attacker, 'attack', 'strength', kinds)
  }
  return againstThresholds(now, target, strength)
}

function againstThresholds(now: Situation, target: Ship, strength: number): Grade {
  const { light, severe } = thresholdsNow(now, target)
  return strength >= severe ? 2 : strength >= light ? 1 : 0
}

/** The strength that does light and severe damage to a ship, with the features that count; none does any at 0. */
export function thresholdsNow(now: Situation, ship: Ship): Pick<ShipClass, 'light' | 'severe'> {
  const { light, severe } = cardOf(now, ship)
  const more = bonus(now, ship, 'defence', 'thresholds')
  return { light: Math.max(1, light + more), severe: Math.max(1, severe + more) }
}

/** What the aircraft of one launch do: their strength less the target's anti-aircraft fire. */
export function airGrade(now: Situation, carrier: Ship, target: Ship): Grade {
  const { squadrons } = cardOf(now, carrier)
  if (squadrons === undefined) return 0
  const flying = Math.min(squadrons.perLaunch, carrier.squadrons)
  return againstThresholds(now, target, flying * squadrons.strength - cardOf(now, target).antiAircraft)
}

/** The most that one ship could do to another at any distance, by guns, torpedoes or aircraft, with so many symbols. */
export function capability(now: Situation, attacker: Ship, target: Ship, symbols: number): Grade {
  const volley = volleyOf(now, attacker, symbols)
  const reach = reachOf(now, attacker, volley)
  let most = airGrade(now, attacker, target)
  for (let far = 1; far <= reach && most < 2; far += 1)
    most = Math.max(most, bestGrade(now, attacker, target, volley, far) ?? 0) as Grade
  return most
}

/** The ship with all its features of a colour, and no other. */
export function withFeatures(now: Situation, ship: Ship, colour?: 'green' | 'red'): Ship {
  const features = colour === undefined ? [] : cardOf(now, ship)[colour]
  return { ...ship, active: features.map((_, at) => `${colour} ${at}`) }
}

/** The Structure Points that a result costs. */
export function costOf(now: Situation, grade: Grade): number {
  const { light, severe } = now.battle.costs
  return grade === 2 ? severe : grade === 1 ? light : 0
}

/** How far two squares are from each other on the board of this battle. */
export function farFrom(now: Situation, a: Square, b: Square): number {
  return distance(now.battle.board.metric, a, b)
}
