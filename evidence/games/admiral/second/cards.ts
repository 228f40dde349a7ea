import type {
  Battery,
  Changes,
  Feature,
  ShipClass,
  When,
} from '../../../../games/admiral/table/battles/pieces.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'

export function reads(now: Situation, ruling: string, reading: string): boolean {
  return now.rulings[`admiral.${ruling}`] === reading
}

export function card(now: Situation, { card }: Ship): ShipClass {
  return now.battle.classes[card] as ShipClass
}

function counting(now: Situation, ship: Ship, colour: 'green' | 'red'): readonly Feature[] {
  return card(now, ship)[colour].filter((_, place) => ship.active.includes(`${colour} ${place}`))
}

/** Sums green features minus red ones of this turn; in attack only those about one of these weapons. */
export function added(
  now: Situation,
  ship: Ship,
  when: When,
  changes: Changes,
  weapons: readonly Battery['kind'][] = [],
): number {
  const sum = (colour: 'green' | 'red'): number =>
    counting(now, ship, colour)
      .filter((each) => each.when === when && each.changes === changes)
      .filter((each) => each.weapon === undefined || weapons.includes(each.weapon))
      .reduce((total, { by }) => total + by, 0)
  return sum('green') - sum('red')
}

export function speedByDamage(now: Situation, ship: Ship): number {
  const { speed, reducedSpeed = speed, structure } = card(now, ship)
  return ship.points * 2 <= structure ? Math.min(speed, reducedSpeed) : speed
}

/** Squares per Movement symbol. */
export function speed(now: Situation, ship: Ship): number {
  return Math.max(0, speedByDamage(now, ship) + added(now, ship, 'move', 'speed'))
}

export interface Working {
  readonly place: number
  readonly kind: Battery['kind']
  readonly reach: number
  readonly shots: number
  readonly bands: Battery['bands']
}

export function batteries(now: Situation, ship: Ship): readonly Working[] {
  return card(now, ship)
    .batteries.map(({ kind, bands, ammunition }, place) => ({
      place,
      kind,
      reach: (bands.at(-1)?.to ?? 0) + added(now, ship, 'attack', 'range', [kind]),
      shots: ammunition === undefined ? 2 : ammunition - (ship.fired[place] ?? 0),
      bands,
    }))
    .filter(({ place, shots }) => shots > 0 && ship.out?.includes(place) !== true)
}

export function strength({ bands, reach }: Working, away: number): number {
  if (away > reach) return 0
  return (bands.find(({ to }) => away <= to) ?? bands.at(-1))?.strength ?? 0
}

export function thresholds(now: Situation, ship: Ship): readonly [light: number, severe: number] {
  const { light, severe } = card(now, ship)
  const more = added(now, ship, 'defence', 'thresholds')
  return [Math.max(1, light + more), Math.max(1, severe + more)]
}

export function artillery(now: Situation, ship: Ship): readonly number[] {
  const guns = batteries(now, ship)
    .filter(({ kind }) => kind === 'gun')
    .map(({ bands }) => Math.max(0, ...bands.map((band) => band.strength)))
  const single = Math.max(0, ...guns)
  return reads(now, 'artilleryPower', 'single')
    ? [single]
    : [guns.reduce((sum, each) => sum + each, 0), single]
}

/** Includes aircraft. */
export function ranges(now: Situation, ship: Ship): readonly number[] {
  const aircraft = ship.squadrons > 0 ? [card(now, ship).squadrons?.range ?? 0] : []
  return [...batteries(now, ship).map(({ reach }) => reach), ...aircraft].filter((range) => range > 0)
}
