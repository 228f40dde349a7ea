import { currentReading } from '@opfor/kernel'
import { hasTrait, isArmedWith, type NamedTrait, namedTrait, type Trait } from '../../table/profile.ts'
import {
  crewWithoutGun,
  guerrillaCharges,
  severalExceptions,
  whoIsAggressive,
  whoseFatigue,
} from '../rulings/exceptions.ts'
import { shakenUnits, whatIsEngaged } from '../rulings/turn.ts'
import { enemiesOf, ownShipOf, shipOf, type Situation, type Unit, unitsOf } from '../../table/situation.ts'

/** Gun Crews: assigned to an artillery piece that is not lost or left behind. */
export function isGunCrew(now: Situation, unit: Unit): boolean {
  if (unit.profile.guns === undefined) return false
  // Ruling: crewWithoutGun.
  return hasGun(now, unit) || currentReading(now, crewWithoutGun) === 'crew'
}

const guerrillaRules: readonly NamedTrait[] = ['Hidden', 'Elusive', 'Skirmishers', 'Cunning', 'Quick']

/** A unit that boarded an enemy ship has left its gun behind. */
export function hasGun(now: Situation, unit: Unit): boolean {
  const { profile, gunLost, aboard } = unit
  return profile.guns !== undefined && !gunLost && (aboard === '' || ownShipOf(now, unit) !== undefined)
}

/** Guerrillas: any one of the five special rules is enough. */
export function isGuerrilla({ profile }: Unit): boolean {
  return hasTrait(profile, ...guerrillaRules)
}

/** Guerrillas: those of the five that a unit has, to be used as often as possible. */
export function rulesToUse({ profile }: Unit): readonly Trait[] {
  return profile.traits.filter(({ name }) => guerrillaRules.some((rule) => rule === namedTrait(name)))
}

/** Shooting Specialists. */
export function isShootingSpecialist({ profile }: Unit): boolean {
  return hasTrait(profile, 'Drilled', 'Expertly Drilled', 'Marksmen')
}

type Temper = 'crew' | 'bayonets' | 'unarmed' | 'explosives' | 'explosivesIgnored' | 'noExplosives'

/** Aggressive Units: the reason for or against. Undefined for an armed unit without explosives. */
export function temperOf(now: Situation, unit: Unit): Temper | undefined {
  const unarmed = !isArmedWith(unit.profile, 'muskets', 'carbines', 'bows')
  const explosives = isArmedWith(unit.profile, 'explosives')
  if (!unit.bayonetsFixed && !unarmed && !explosives) return undefined
  if (unit.bayonetsFixed) return 'bayonets'
  if (isGunCrew(now, unit)) return 'crew'
  // Ruling: whoIsAggressive.
  if (unarmed && !explosives && currentReading(now, whoIsAggressive) === 'all') return 'noExplosives'
  if (unarmed) return 'unarmed'
  return currentReading(now, whoIsAggressive) === 'either' ? 'explosives' : 'explosivesIgnored'
}

/** Aggressive Units: fixed bayonets make a unit aggressive too. */
export function isAggressive(now: Situation, unit: Unit): boolean {
  const temper = temperOf(now, unit)
  return temper === 'bayonets' || temper === 'unarmed' || temper === 'explosives'
}

/** Cavalry: mounted units. */
export function isCavalry({ profile }: Unit): boolean {
  return profile.mounted
}

/** Bayonets. */
export function hasBayonets({ profile }: Unit): boolean {
  return hasTrait(profile, 'Bayonets')
}

export function isEngaged({ engaged }: Unit): boolean {
  return engaged.length > 0
}

/** Turn Overview: engaged, for the choice of the unit to activate. */
export function countsAsEngaged(now: Situation, unit: Unit): boolean {
  if (isEngaged(unit)) return true
  // Ruling: whatIsEngaged.
  return currentReading(now, whatIsEngaged) === 'grappled' && (shipOf(now, unit)?.grappled ?? '') !== ''
}

export function isShaken(now: Situation, { fatigue }: Unit): boolean {
  return fatigue >= now.house.shakenAt
}

export function mustRally(now: Situation, unit: Unit): boolean {
  // Ruling: shakenUnits.
  return isShaken(now, unit) && currentReading(now, shakenUnits) === 'rally'
}

/** Guerrillas: units that it may not come within 8 inches of; empty if it is no guerrilla. */
export function keptAtDistance(now: Situation, unit: Unit): readonly Unit[] {
  if (!isGuerrilla(unit)) return []
  // Ruling: severalExceptions.
  if (isAggressive(now, unit) && currentReading(now, severalExceptions) === 'aggressive') return []
  const fresh = (other: Unit): boolean => other.fatigue === 0 && other.id !== unit.id
  const enemies = enemiesOf(now, unit).filter(fresh)
  // Ruling: whoseFatigue.
  if (currentReading(now, whoseFatigue) === 'enemies') return enemies
  return [...enemies, ...unitsOf(now, unit.side).filter(fresh)]
}

/** Guerrillas: units that its charge may not come within 8 inches of. */
export function keptInCharge(now: Situation, unit: Unit): readonly Unit[] {
  // Ruling: guerrillaCharges.
  return currentReading(now, guerrillaCharges) === 'move' ? keptAtDistance(now, unit) : []
}

export function canShoot(now: Situation, unit: Unit): boolean {
  return hasGun(now, unit) || unit.profile.weapons.some((weapon) => weapon !== 'melee')
}

export function isLoaded(unit: Unit): boolean {
  return unit.empty === 0
}
