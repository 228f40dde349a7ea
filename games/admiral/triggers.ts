import type { Candidate } from '@opfor/kernel'
import { type Benefit, benefitOf } from './green-features.ts'
import { featureName } from './names.ts'
import type { Feature } from './pieces.ts'
import { threatsOver } from './ranges.ts'
import { cardOf, isAfloat, type Ship, type Situation, squareOf } from './situation.ts'

/** A feature that a symbol may trigger: a green one of the unit's own, or a red one of an enemy. */
export interface Trigger extends Candidate {
  readonly ship: string
  readonly key: string
  readonly feature: Feature
  readonly benefit: Benefit | undefined
}

/** The green features of a unit that do not count yet, with what each is good for before its move or after. */
export function greens(now: Situation, ship: Ship, moving: boolean): readonly Trigger[] {
  return triggersOf(now, ship, 'green', (feature) => benefitOf(now, ship, feature, moving))
}

/** The green features of a unit that are necessary. */
export function necessary(now: Situation, ship: Ship, moving: boolean): readonly Trigger[] {
  return greens(now, ship, moving).filter(({ benefit }) => benefit !== undefined)
}

/** The red features of a ship that do not count yet. */
export function reds(now: Situation, ship: Ship): readonly Trigger[] {
  return triggersOf(now, ship, 'red', () => undefined)
}

function triggersOf(
  now: Situation,
  ship: Ship,
  colour: 'green' | 'red',
  benefit: (key: string) => Benefit | undefined,
): readonly Trigger[] {
  if (!isAfloat(ship)) return []
  return cardOf(now, ship)[colour].flatMap((feature, at) => {
    const key = `${colour} ${at}`
    if (ship.active.includes(key)) return []
    const name = featureName(now.battle, ship, feature)
    return [{ id: `${ship.id} ${key}`, name, ship: ship.id, key, feature, benefit: benefit(key) }]
  })
}

/** The enemies that have a unit in range and have a red feature left. */
export function weakEnemies(now: Situation, ship: Ship): readonly Ship[] {
  const here = squareOf(ship)
  if (here === undefined) return []
  return threatsOver(now, ship, here).filter((enemy) => reds(now, enemy).length > 0)
}

/** Whether a green feature would bring a target within one move. */
export function mayReachByFeature(now: Situation, ship: Ship): boolean {
  return greens(now, ship, true).some(({ benefit }) => benefit?.kind === 'reaches')
}
