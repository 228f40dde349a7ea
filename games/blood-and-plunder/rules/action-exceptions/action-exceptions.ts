import { reading } from '@opfor/kernel'
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

/** Gun Crews: assigned to an artillery piece that is neither lost nor left behind. */
export function isGunCrew(now: Situation, unit: Unit): boolean {
  if (unit.profile.guns === undefined) return false
  // Ruling: crewWithoutGun.
  return hasGun(now, unit) || reading(now, crewWithoutGun) === 'crew'
}

const guerrillaRules: readonly NamedTrait[] = ['Hidden', 'Elusive', 'Skirmishers', 'Cunning', 'Quick']

/** Whether a unit has a gun that is not lost; who has boarded an enemy ship has left it behind. */
export function hasGun(now: Situation, unit: Unit): boolean {
  const { profile, gunLost, aboard } = unit
  return profile.guns !== undefined && !gunLost && (aboard === '' || ownShipOf(now, unit) !== undefined)
}

/** Guerrillas: any one of the five special rules is enough. */
export function isGuerrilla({ profile }: Unit): boolean {
  return hasTrait(profile, ...guerrillaRules)
}

/** Guerrillas: those of the five that a unit has; they are used as often as possible. */
export function rulesToUse({ profile }: Unit): readonly Trait[] {
  return profile.traits.filter(({ name }) => guerrillaRules.some((rule) => rule === namedTrait(name)))
}

/** Shooting Specialists. */
export function isShootingSpecialist({ profile }: Unit): boolean {
  return hasTrait(profile, 'Drilled', 'Expertly Drilled', 'Marksmen')
}

/** What speaks for a unit being aggressive, or against it. */
type Temper = 'crew' | 'bayonets' | 'unarmed' | 'explosives' | 'explosivesIgnored' | 'noExplosives'

/** Aggressive Units: what decides whether a unit is one; nothing where it is armed and carries no explosives. */
export function temperOf(now: Situation, unit: Unit): Temper | undefined {
  const unarmed = !isArmedWith(unit.profile, 'muskets', 'carbines', 'bows')
  const explosives = isArmedWith(unit.profile, 'explosives')
  if (!unit.bayonetsFixed && !unarmed && !explosives) return undefined
  if (unit.bayonetsFixed) return 'bayonets'
  if (isGunCrew(now, unit)) return 'crew'
  // Ruling: whoIsAggressive.
  if (unarmed && !explosives && reading(now, whoIsAggressive) === 'all') return 'noExplosives'
  if (unarmed) return 'unarmed'
  return reading(now, whoIsAggressive) === 'either' ? 'explosives' : 'explosivesIgnored'
}

/** Aggressive Units: a unit with fixed bayonets is one too. */
export function isAggressive(now: Situation, unit: Unit): boolean {
  const temper = temperOf(now, unit)
  return temper === 'bayonets' || temper === 'unarmed' || temper === 'explosives'
}

/** Cavalry: mounted units. */
export function isCavalry({ profile }: Unit): boolean {
  return profile.mounted
}

/** Bayonets: the unit has them. */
export function hasBayonets({ profile }: Unit): boolean {
  return hasTrait(profile, 'Bayonets')
}

/** Whether a unit is in melee contact. */
export function isEngaged({ engaged }: Unit): boolean {
  return engaged.length > 0
}

/** Turn Overview: whether a unit counts as engaged where one is activated. */
export function countsAsEngaged(now: Situation, unit: Unit): boolean {
  if (isEngaged(unit)) return true
  // Ruling: whatIsEngaged.
  return reading(now, whatIsEngaged) === 'grappled' && (shipOf(now, unit)?.grappled ?? '') !== ''
}

/** Whether a unit has so much Fatigue that it is Shaken. */
export function isShaken(now: Situation, { fatigue }: Unit): boolean {
  return fatigue >= now.house.shakenAt
}

/** Whether a unit is Shaken and may do nothing but rally. */
export function mustRally(now: Situation, unit: Unit): boolean {
  // Ruling: shakenUnits.
  return isShaken(now, unit) && reading(now, shakenUnits) === 'rally'
}

/** Guerrillas: whom a unit may not come within 8 inches of; nobody where it is no guerrilla. */
export function keptAtDistance(now: Situation, unit: Unit): readonly Unit[] {
  if (!isGuerrilla(unit)) return []
  // Ruling: severalExceptions.
  if (isAggressive(now, unit) && reading(now, severalExceptions) === 'aggressive') return []
  const fresh = (other: Unit): boolean => other.fatigue === 0 && other.id !== unit.id
  const enemies = enemiesOf(now, unit).filter(fresh)
  // Ruling: whoseFatigue.
  if (reading(now, whoseFatigue) === 'enemies') return enemies
  return [...enemies, ...unitsOf(now, unit.side).filter(fresh)]
}

/** Guerrillas: whom a unit may not come within 8 inches of by a charge. */
export function keptInCharge(now: Situation, unit: Unit): readonly Unit[] {
  // Ruling: guerrillaCharges.
  return reading(now, guerrillaCharges) === 'move' ? keptAtDistance(now, unit) : []
}

/** Whether a unit has anything to shoot with. */
export function canShoot(now: Situation, unit: Unit): boolean {
  return hasGun(now, unit) || unit.profile.weapons.some((weapon) => weapon !== 'melee')
}

/** Whether a unit is ready to shoot. */
export function isLoaded(unit: Unit): boolean {
  return unit.empty === 0
}
