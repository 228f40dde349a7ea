import {
  tieAtRandom,
  type Candidate,
  closerThan,
  withParams,
  factIfKnown,
  type Message,
  message,
  messages,
  must,
  type BooleanFact,
  withBookNumber,
  type Procedure,
  currentReading,
  storeFact,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { keptInCharge } from '../action-exceptions/action-exceptions.ts'
import { unitOf } from '../charts/actor.ts'
import { chargeable, chargesKey } from './chargeable.ts'
import { solitaire } from '../../table/citations.ts'
import { areDecksApart } from './contact.ts'
import { type Actor, nearestEnemy } from '../charts/facts.ts'
import { apart, isMapped } from '../../table/on-the-map.ts'
import { unitNamed } from '../ruled-out.ts'
import { chargeTarget } from '../rulings/actions.ts'
import { enemiesOf, type Situation, type Unit } from '../../table/situation.ts'
import { type ActionStatus, dependingOn } from '../charts/action-status.ts'
import { whoComesFirst } from './who-comes-first.ts'

const words = messages('blood-and-plunder.comesFirst.charge', {
  ask: message('blood-and-plunder.ask.chargeFirst', 'Which is the closest enemy that {unit} can charge?'),
  askKept: message(
    'blood-and-plunder.ask.chargeFirst.kept',
    'Which is the closest enemy that {unit} can charge without coming within 8 inches of a unit without Fatigue, or closer to one already nearer ({kept})?',
  ),
  askOnly: message(
    'blood-and-plunder.ask.chargeFirst.only',
    'Who does {unit} charge? Only the closest enemy of all counts.',
  ),
  askOnlyKept: message(
    'blood-and-plunder.ask.chargeFirst.onlyKept',
    'Who does {unit} charge without coming within 8 inches of a unit without Fatigue, or closer to one already nearer ({kept})? Only the closest enemy of all counts.',
  ),
  option: message('blood-and-plunder.comesFirst.charge', 'Charge the closest enemy that it can'),
  optionKept: message(
    'blood-and-plunder.comesFirst.charge.kept',
    'Charge the closest enemy that it can, keeping away',
  ),
  optionOnly: message('blood-and-plunder.comesFirst.charge.only', 'Charge the closest enemy of all'),
  optionOnlyKept: message(
    'blood-and-plunder.comesFirst.charge.onlyKept',
    'Charge the closest enemy of all, keeping away',
  ),
  at: '{charge}: {enemy}',
  other: '{charge}: several tied',
})

const few = 3

function mayCharge(now: Situation, actor: Actor): readonly Unit[] {
  const unit = unitOf(now, actor)
  const kept = keptInCharge(now, unit).map(({ id }) => id)
  return enemiesOf(now, unit).filter((enemy) => !kept.includes(enemy.id) && !areDecksApart(now, unit, enemy))
}

function firstOf(now: Situation, actor: Actor): readonly Unit[] {
  const unit = unitOf(now, actor)
  const closest = (units: readonly Unit[]): readonly Unit[] => {
    const least = Math.min(...units.map((each) => apart(now, unit, each)))
    return units.filter((each) => apart(now, unit, each) === least)
  }
  const can = (units: readonly Unit[]): readonly Unit[] => {
    const free = mayCharge(now, actor).map(({ id }) => id)
    return units.filter((each) => free.includes(each.id) && chargeable.propose?.(each, now, actor) === true)
  }
  // Ruling: chargeTarget.
  const all = enemiesOf(now, unit)
  return currentReading(now, chargeTarget) === 'legal' ? closest(can(all)) : can(closest(all))
}

const anyCharge: BooleanFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.anyCharge',
  compute: (_, now, actor) => (mayCharge(now, actor).length === 0 ? false : undefined),
  propose: (_, now, actor) => (isMapped(now) ? firstOf(now, actor).length > 0 : undefined),
  validityKey: (_, now, actor) => chargesKey(now, actor),
  ask: question,
}

const chargeFirst: BooleanFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.chargeFirst',
  compute: () => undefined,
  propose: (enemy, now, actor) =>
    isMapped(now) ? firstOf(now, actor).some(({ id }) => id === enemy.id) : undefined,
  validityKey: (_, now, actor) => chargesKey(now, actor),
  ask: question,
}

function question(now: Situation, actor: Actor): Message {
  const { unit, kept, isOnly } = about(now, actor)
  if (isOnly) return withParams(kept.length === 0 ? words.askOnly : words.askOnlyKept, { unit, kept })
  return withParams(kept.length === 0 ? words.ask : words.askKept, { unit, kept })
}

function optionOf(now: Situation, actor: Actor): Message {
  const { kept, isOnly } = about(now, actor)
  if (isOnly) return kept.length === 0 ? words.optionOnly : words.optionOnlyKept
  return kept.length === 0 ? words.option : words.optionKept
}

function about(now: Situation, actor: Actor) {
  const unit = unitOf(now, actor)
  return {
    unit: unit.name,
    kept: keptInCharge(now, unit).map(({ name }) => name),
    // Ruling: chargeTarget.
    isOnly: currentReading(now, chargeTarget) === 'closest',
  }
}

/** Attack: the target of a charge, if the player has named the first. */
export const namedForCharge = priorityList<Unit, Situation, Actor>(
  'blood-and-plunder.chargeNamed',
  'Target of the charge',
  solitaire('OPFOR Actions, Attack'),
  [withBookNumber('', must('named', 'your answer', chargeFirst, chargeTarget))],
  tieAtRandom('a target drawn at random'),
  { of: unitNamed },
)

export function isOutOfReach(table: Table<Situation>, actor: Actor): boolean {
  const unit = unitOf(table.now, actor)
  if (unit.aboard !== '') return false
  const reach = closerThan(Math.max(12, unit.profile.charge + 0.1), nearestEnemy)
  return factIfKnown(table, reach, unit, undefined) === false
}

export function chargeStands(table: Table<Situation>, actor: Actor): ActionStatus {
  if (isOutOfReach(table, actor)) return 'cannot'
  const charge = optionOf(table.now, actor)
  const enemies = mayCharge(table.now, actor)
  if (enemies.length > few) return dependingOn(table, anyCharge, actor, { id: 'charge', name: charge })
  const named = enemies.map((enemy) => ({
    id: `charge ${enemy.id}`,
    name: withParams(words.at, { charge, enemy: enemy.name }),
    proposed: chargeFirst.propose?.(enemy, table.now, actor) === true,
    say: () => {
      for (const each of enemies) storeFact(table, chargeFirst, each, actor, each.id === enemy.id)
      storeFact(table, anyCharge, unitOf(table.now, actor), actor, true)
    },
  }))
  return dependingOn(
    table,
    anyCharge,
    actor,
    { id: 'charge', name: withParams(words.other, { charge }) },
    named,
  )
}

export function* nameForCharge(table: Table<Situation>, actor: Actor): Procedure<Unit | undefined> {
  const known = factIfKnown(table, anyCharge, unitOf(table.now, actor), actor)
  if (known === false) return undefined
  const called = (one: Unit): Candidate => one
  const among = (now: Situation): readonly Unit[] => mayCharge(now, actor)
  const order = { fact: chargeFirst, among, called, isSure: known === true }
  const anybody = yield* whoComesFirst(table, order, actor)
  storeFact(table, anyCharge, unitOf(table.now, actor), actor, anybody)
  return anybody ? yield* namedForCharge(table, among, actor) : undefined
}
