import { fill, type Message, message, reading } from '@opfor/kernel'
import {
  isGunCrew,
  keptAtDistance,
  keptInCharge,
  rulesToUse,
} from '../action-exceptions/action-exceptions.ts'
import { areDecksApart, canBeCharged } from './contact.ts'
import { eachBecause } from './each-because.ts'
import type { Actor } from '../charts/facts.ts'
import { apart, isTracked } from '../../table/on-the-map.ts'
import { crewsCharge } from '../rulings/exceptions.ts'
import { enemiesOf, shipOf, type Situation, type Unit, unitWith } from '../../table/situation.ts'

const words = {
  fresh: message(
    'blood-and-plunder.because.fresh',
    'it may not be approached: it has no Fatigue, and {unit} ({traits}) comes within 8 inches only of units that have',
  ),
  crew: message('blood-and-plunder.because.crew', '{unit} is a gun crew, and those do not charge'),
  said: message('blood-and-plunder.because.noCharge', 'you said that {unit} cannot charge it'),
  decks: message(
    'blood-and-plunder.because.decks',
    '{unit} and it are not aboard ships that are grappled to each other',
  ),
  shore: message('blood-and-plunder.because.shore', 'one of it and {unit} is aboard, and the other ashore'),
  far: message(
    'blood-and-plunder.because.chargeFar',
    'it is {inches} inches away, and {unit} charges {reach} inches',
  ),
  noRoom: message(
    'blood-and-plunder.because.noRoom',
    'it is {inches} inches away, and no place beside it is free and in reach',
  ),
  nobody: message('blood-and-plunder.against.noCharge', 'nobody can be charged'),
  nobodyOf: message('blood-and-plunder.against.noCharge.each', 'nobody can be charged ({each})'),
} as const

/** Guerrillas: why a unit keeps away from another; undefined where it need not. */
export function keepsFrom(now: Situation, unit: Unit, other: Unit): Message | undefined {
  if (!keptAtDistance(now, unit).some(({ id }) => id === other.id)) return undefined
  return fill(words.fresh, { unit: unit.name, traits: rulesToUse(unit).map(({ name }) => name) })
}

/** Why an enemy that cannot be charged cannot be. */
export function noChargeAt(now: Situation, { id }: Actor, enemy: Unit): Message {
  const unit = unitWith(now, id)
  const params = { unit: unit.name, inches: apart(now, unit, enemy), reach: unit.profile.charge }
  // Ruling: crewsCharge.
  if (isGunCrew(now, unit) && reading(now, crewsCharge) === 'no') return fill(words.crew, params)
  if (keptInCharge(now, unit).some((other) => other.id === enemy.id))
    return keepsFrom(now, unit, enemy) ?? fill(words.noRoom, params)
  if (areDecksApart(now, unit, enemy)) return fill(words.decks, params)
  if (!isTracked(now)) return fill(words.said, params)
  const decks = [unit, enemy].filter((each) => shipOf(now, each) !== undefined).length
  if (decks === 1) return fill(words.shore, params)
  return decks === 0 && params.inches > params.reach ? fill(words.far, params) : fill(words.noRoom, params)
}

/** Why nobody can be charged, where nothing was asked. */
export function noCharges(now: Situation, actor: Actor): Message {
  const unit = unitWith(now, actor.id)
  const kept = keptInCharge(now, unit).map(({ id }) => id)
  const out = enemiesOf(now, unit).filter(
    (enemy) => kept.includes(enemy.id) || !isTracked(now) || !canBeCharged(now, unit, enemy),
  )
  const each = eachBecause(out, (enemy) => noChargeAt(now, actor, enemy))
  return each === undefined ? words.nobody : fill(words.nobodyOf, { each })
}
