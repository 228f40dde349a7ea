import type { Candidate } from '@opfor/kernel'
import { type Benefit, benefitOf, type Moment } from './green-features.ts'
import { featureName } from '../../table/names.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import { threatsOver } from '../house-model/ranges.ts'
import { wouldWeaken } from './red-features.ts'
import { cardOf, isAfloat, type Ship, type Situation, squareOf } from '../../table/situation.ts'

/** A feature that a symbol may trigger: a green one of the unit's own, or a red one of an enemy. */
export interface Trigger extends Candidate {
  readonly ship: string
  readonly key: string
  readonly feature: Feature
  readonly benefit: Benefit | undefined
}

/** The green features of a unit that do not count yet, with what each is good for now. */
export function greens(now: Situation, ship: Ship, moment: Moment): readonly Trigger[] {
  return idle(now, ship, 'green').map((each) =>
    triggerOf(now, ship, each, benefitOf(now, ship, each.key, moment)),
  )
}

/** The same where nobody asks what they are good for. */
export function greensLeft(now: Situation, ship: Ship): readonly Trigger[] {
  return idle(now, ship, 'green').map((each) => triggerOf(now, ship, each))
}

/** The green features of a unit that are necessary. */
export function necessary(now: Situation, ship: Ship, moment: Moment): readonly Trigger[] {
  return greens(now, ship, moment).filter(({ benefit }) => benefit !== undefined)
}

/** A feature of a card, with its name as in `active`. */
type KeyedFeature = Pick<Trigger, 'key' | 'feature'>

function triggerOf(now: Situation, ship: Ship, { key, feature }: KeyedFeature, benefit?: Benefit): Trigger {
  const name = featureName(now.battle, ship, feature)
  return { id: `${ship.id} ${key}`, name, ship: ship.id, key, feature, benefit }
}

/** The features of a ship on the board that do not count yet. */
function idle(now: Situation, ship: Ship, colour: 'green' | 'red'): readonly KeyedFeature[] {
  if (!isAfloat(ship)) return []
  const all = cardOf(now, ship)[colour].map((feature, at) => ({ key: `${colour} ${at}`, feature }))
  return all.filter(({ key }) => !ship.active.includes(key))
}

/** The red features of a ship that do not count yet and would take something from it in this turn. */
export function usefulReds(now: Situation, ship: Ship): readonly Trigger[] {
  return usefulIn(now, ship).map((each) => triggerOf(now, ship, each))
}

function usefulIn(now: Situation, ship: Ship): readonly KeyedFeature[] {
  return idle(now, ship, 'red').filter(({ key, feature }) => wouldWeaken(now, ship, key, feature))
}

/** The enemies that have a unit in range and have a red feature left that would take something from them. */
export function weakEnemies(now: Situation, ship: Ship): readonly Ship[] {
  const here = squareOf(ship)
  if (here === undefined) return []
  return threatsOver(now, ship, here).filter((enemy) => usefulIn(now, enemy).length > 0)
}

/** Whether a green feature would bring an enemy into range from where the unit is, or within one move. */
export function mayReachByFeature(now: Situation, ship: Ship, stage: 'standing' | 'moving'): boolean {
  return idle(now, ship, 'green').some(
    ({ key, feature }) =>
      feature.when !== 'defence' && benefitOf(now, ship, key, { stage, left: 1 }) !== undefined,
  )
}
