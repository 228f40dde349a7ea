import { withParams, type Message, message, messages, currentReading } from '@opfor/kernel'
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

const words = messages('blood-and-plunder.because', {
  fresh: 'it has no Fatigue, and {unit} ({traits}) comes within 8 inches of units with Fatigue only',
  crew: '{unit} is a gun crew, and gun crews do not charge',
  said: message('blood-and-plunder.because.noCharge', 'you said that {unit} cannot charge it'),
  decks: 'it and {unit} are not aboard ships grappled to each other',
  shore: 'one of it and {unit} is aboard, the other ashore',
  far: message(
    'blood-and-plunder.because.chargeFar',
    'it is {inches} inches away, and {unit} can charge {reach} inches',
  ),
  noRoom: 'it is {inches} inches away, and no free place beside it is in reach',
  nobody: message('blood-and-plunder.against.noCharge', 'no enemy can be charged'),
  nobodyOf: message('blood-and-plunder.against.noCharge.each', 'no enemy can be charged ({each})'),
})

/** Guerrillas: undefined if the unit need not keep away. */
export function keepsFrom(now: Situation, unit: Unit, other: Unit): Message | undefined {
  if (!keptAtDistance(now, unit).some(({ id }) => id === other.id)) return undefined
  return withParams(words.fresh, { unit: unit.name, traits: rulesToUse(unit).map(({ name }) => name) })
}

export function noChargeAt(now: Situation, { id }: Actor, enemy: Unit): Message {
  const unit = unitWith(now, id)
  const params = { unit: unit.name, inches: apart(now, unit, enemy), reach: unit.profile.charge }
  // Ruling: crewsCharge.
  if (isGunCrew(now, unit) && currentReading(now, crewsCharge) === 'no') return withParams(words.crew, params)
  if (keptInCharge(now, unit).some((other) => other.id === enemy.id))
    return keepsFrom(now, unit, enemy) ?? withParams(words.noRoom, params)
  if (areDecksApart(now, unit, enemy)) return withParams(words.decks, params)
  if (!isTracked(now)) return withParams(words.said, params)
  const decks = [unit, enemy].filter((each) => shipOf(now, each) !== undefined).length
  if (decks === 1) return withParams(words.shore, params)
  return decks === 0 && params.inches > params.reach
    ? withParams(words.far, params)
    : withParams(words.noRoom, params)
}

export function noCharges(now: Situation, actor: Actor): Message {
  const unit = unitWith(now, actor.id)
  const kept = keptInCharge(now, unit).map(({ id }) => id)
  const out = enemiesOf(now, unit).filter(
    (enemy) => kept.includes(enemy.id) || !isTracked(now) || !canBeCharged(now, unit, enemy),
  )
  const each = eachBecause(out, (enemy) => noChargeAt(now, actor, enemy))
  return each === undefined ? words.nobody : withParams(words.nobodyOf, { each })
}
