import type { Battery, Changes, Feature, When } from '../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation } from '../../table/situation.ts'

const allWeapons: readonly Battery['kind'][] = []

/** Red features subtract. */
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

export function rangeOf(now: Situation, ship: Ship, battery: Battery): number {
  const range = battery.bands.at(-1)?.to ?? 0
  return ship.active.length === 0 ? range : range + bonus(now, ship, 'attack', 'range', [battery.kind])
}
