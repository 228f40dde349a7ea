import type { Candidate } from '@opfor/kernel'
import { type Benefit, benefitOf, type Moment } from './green-features.ts'
import { featureName } from '../../table/names.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import { threatsOver } from '../house-model/ranges.ts'
import { wouldWeaken } from './red-features.ts'
import { cardOf, isAfloat, type Ship, type Situation, squareOf } from '../../table/situation.ts'

export interface Trigger extends Candidate {
  readonly ship: string
  readonly key: string
  readonly feature: Feature
  readonly benefit: Benefit | undefined
}

export function greens(now: Situation, ship: Ship, moment: Moment): readonly Trigger[] {
  return idle(now, ship, 'green').map((each) =>
    triggerOf(now, ship, each, benefitOf(now, ship, each.key, moment)),
  )
}

/** Computing benefits is slow. */
export function greensLeft(now: Situation, ship: Ship): readonly Trigger[] {
  return idle(now, ship, 'green').map((each) => triggerOf(now, ship, each))
}

export function necessary(now: Situation, ship: Ship, moment: Moment): readonly Trigger[] {
  return greens(now, ship, moment).filter(({ benefit }) => benefit !== undefined)
}

type KeyedFeature = Pick<Trigger, 'key' | 'feature'>

function triggerOf(now: Situation, ship: Ship, { key, feature }: KeyedFeature, benefit?: Benefit): Trigger {
  const name = featureName(now.battle, ship, feature)
  return { id: `${ship.id} ${key}`, name, ship: ship.id, key, feature, benefit }
}

function idle(now: Situation, ship: Ship, colour: 'green' | 'red'): readonly KeyedFeature[] {
  if (!isAfloat(ship)) return []
  const all = cardOf(now, ship)[colour].map((feature, at) => ({ key: `${colour} ${at}`, feature }))
  return all.filter(({ key }) => !ship.active.includes(key))
}

export function usefulReds(now: Situation, ship: Ship): readonly Trigger[] {
  return usefulIn(now, ship).map((each) => triggerOf(now, ship, each))
}

function usefulIn(now: Situation, ship: Ship): readonly KeyedFeature[] {
  return idle(now, ship, 'red').filter(({ key, feature }) => wouldWeaken(now, ship, key, feature))
}

/** With the unit in range and a useful red feature left. */
export function weakEnemies(now: Situation, ship: Ship): readonly Ship[] {
  const here = squareOf(ship)
  if (here === undefined) return []
  return threatsOver(now, ship, here).filter((enemy) => usefulIn(now, enemy).length > 0)
}

export function mayReachByFeature(now: Situation, ship: Ship, stage: 'standing' | 'moving'): boolean {
  return idle(now, ship, 'green').some(
    ({ key, feature }) =>
      feature.when !== 'defence' && benefitOf(now, ship, key, { stage, left: 1 }) !== undefined,
  )
}
