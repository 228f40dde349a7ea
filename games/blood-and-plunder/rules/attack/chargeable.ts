import { withParams, type Message, message, type BooleanFact } from '@opfor/kernel'
import { keptInCharge } from '../action-exceptions/action-exceptions.ts'
import { areDecksApart, canBeCharged } from './contact.ts'
import type { Actor } from '../charts/facts.ts'
import { otherSide } from '../../table/battle.ts'
import { lastingOfCharge } from '../turn-overview/answer-reuse.ts'
import { isMapped, isTracked } from '../../table/on-the-map.ts'
import {
  shipOf,
  type Situation,
  standsSince,
  type Unit,
  unitWith,
  whereabouts,
} from '../../table/situation.ts'

/** Chargeable under the base rules and, for a guerrilla, without coming too near to another enemy. */
export const chargeable: BooleanFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.chargeable',
  compute: (enemy, now, actor) => {
    const unit = unitWith(now, actor.id)
    if (areDecksApart(now, unit, enemy)) return false
    if (keptInCharge(now, unit).some(({ id }) => id === enemy.id)) return false
    return isTracked(now) ? canBeCharged(now, unit, enemy) : undefined
  },
  propose: (enemy, now, actor) =>
    isMapped(now) ? canBeCharged(now, unitWith(now, actor.id), enemy) : undefined,
  validityKey: (enemy, now, actor) => `${standsSince(now, enemy)}.${chargesKey(now, actor)}`,
  reuse: lastingOfCharge,
  ask: (now, actor) => chargeQuestion(now, unitWith(now, actor.id)),
  askOne: (enemy, now, actor) => chargeQuestion(now, unitWith(now, actor.id), enemy),
}

/** Basis of answers about charges: other enemies, grapples and units to avoid change it. */
export function chargesKey(now: Situation, actor: Actor): string {
  const unit = unitWith(now, actor.id)
  const bound = shipOf(now, unit)?.grappled ?? ''
  const kept = keptInCharge(now, unit).map((other) => `${other.id} ${standsSince(now, other)}`)
  return [standsSince(now, unit), whereabouts(now, otherSide(unit.side)), bound, ...kept].join('.')
}

function chargeQuestion(now: Situation, unit: Unit, enemy?: Unit): Message {
  const kept = keptInCharge(now, unit).map(({ name }) => name)
  const params = { unit: unit.name, ...(enemy === undefined ? {} : { enemy: enemy.name }), kept }
  if (enemy === undefined)
    return kept.length === 0 ? withParams(chargeWords.ask, params) : withParams(chargeWords.askKept, params)
  return kept.length === 0
    ? withParams(chargeWords.askOne, params)
    : withParams(chargeWords.askOneKept, params)
}

const chargeWords = {
  ask: message('blood-and-plunder.ask.charge', 'Which of these can {unit} charge?'),
  askKept: message(
    'blood-and-plunder.ask.charge.kept',
    'Which of these can {unit} charge without coming within 8 inches of a unit without Fatigue, or closer to one already nearer ({kept})?',
  ),
  askOne: message('blood-and-plunder.ask.chargeOne', 'Can {unit} charge {enemy}?'),
  askOneKept: message(
    'blood-and-plunder.ask.chargeOne.kept',
    'Can {unit} charge {enemy} without coming within 8 inches of a unit without Fatigue, or closer to one already nearer ({kept})?',
  ),
}
