import {
  tieAtRandom,
  type Candidate,
  closerThan,
  withParams,
  type Filter,
  factIfKnown,
  message,
  type Message,
  must,
  type BooleanFact,
  withBookNumber,
  type Procedure,
  currentReading,
  storeFact,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { unitOf } from '../charts/actor.ts'
import { solitaire } from '../../table/citations.ts'
import { easyInTheOpen, nearestEnemy, shotKey } from '../charts/facts.ts'
import type { Bound, Shooter } from './hindrances.ts'
import { mayDrill } from './drill.ts'
import { isMapped, targetNumber } from '../../table/on-the-map.ts'
import { unitNamed } from '../ruled-out.ts'
import { shootingOrder } from '../rulings/actions.ts'
import { isWorthAShot, withArc, worthwhile } from './shots.ts'
import { enemiesOf, type Situation, type Unit } from '../../table/situation.ts'
import { type ActionStatus, dependingOn } from '../charts/action-status.ts'
import { whoComesFirst } from './who-comes-first.ts'

type Reading = 'always' | 'unactivated' | 'number'

/** Ruling: shootingOrder. */
const orders: Readonly<Record<Reading, Message>> = {
  always: message(
    'blood-and-plunder.shootFirst.always',
    'First those not yet activated (a Ruling), then in the open at 8 or less, then the lowest number.',
  ),
  unactivated: message(
    'blood-and-plunder.shootFirst.unactivated',
    'First in the open at 8 or less, then those not yet activated (a Ruling), then the lowest number.',
  ),
  number: message(
    'blood-and-plunder.shootFirst.number',
    'First in the open at 8 or less, then the lowest number, then those not yet activated (a Ruling).',
  ),
}

/** All readings agree if all or none have activated. */
const orderOfAlike = message(
  'blood-and-plunder.shootFirst.alike',
  'First in the open at 8 or less, then the lowest number.',
)

const asks: Readonly<Record<Bound, Message>> = {
  12: message(
    'blood-and-plunder.ask.shootFirst.12',
    'Who does {unit} shoot at? {order} Closer than 12 inches, in sight and range, {number}.',
  ),
  20: message(
    'blood-and-plunder.ask.shootFirst.20',
    'Who does {unit} shoot at? {order} Closer than 20 inches, in sight and range, {number}.',
  ),
  range: message(
    'blood-and-plunder.ask.shootFirst',
    'Who does {unit} shoot at? {order} In sight and range, {number}.',
  ),
}

/** Follows a sentence that already says that a target exists, and its conditions. */
const asksSure: Readonly<Record<Bound, Message>> = {
  12: message(
    'blood-and-plunder.ask.shootFirst.sure12',
    'Who does {unit} shoot at, closer than 12 inches? {order}',
  ),
  20: message(
    'blood-and-plunder.ask.shootFirst.sure20',
    'Who does {unit} shoot at, closer than 20 inches? {order}',
  ),
  range: message('blood-and-plunder.ask.shootFirst.sure', 'Who does {unit} shoot at? {order}'),
}

const options: Readonly<Record<Bound, Message>> = {
  12: message(
    'blood-and-plunder.comesFirst.shoot12',
    'Shoot: an enemy closer than 12 inches, in sight and range, {number}',
  ),
  20: message(
    'blood-and-plunder.comesFirst.shoot20',
    'Shoot: an enemy closer than 20 inches, in sight and range, {number}',
  ),
  range: message('blood-and-plunder.comesFirst.shoot', 'Shoot: an enemy in sight and range, {number}'),
}

const activated = message('blood-and-plunder.shootFirst.activated', '{unit} (activated)')

function restsOnShots(now: Situation, shooter: Shooter): string {
  const each = enemiesOf(now, unitOf(now, shooter)).map(
    (enemy) => `${enemy.id} ${shotKey(enemy, now, shooter)} ${enemy.activated}`,
  )
  return [shooter.bound, mayDrill(now, shooter), ...each].join('.')
}

function inReach(now: Situation, shooter: Shooter): readonly Unit[] {
  return enemiesOf(now, unitOf(now, shooter)).filter((enemy) =>
    isWorthAShot(shooter.bound, enemy, now, shooter),
  )
}

function firstOf(now: Situation, shooter: Shooter): readonly Unit[] {
  const unit = unitOf(now, shooter)
  const kept = (units: readonly Unit[], keeps: (unit: Unit) => boolean): readonly Unit[] =>
    units.some(keeps) ? units.filter(keeps) : units
  const fresh = (units: readonly Unit[]): readonly Unit[] => kept(units, (each) => !each.activated)
  const easy = (units: readonly Unit[]): readonly Unit[] =>
    kept(units, (each) => easyInTheOpen.propose?.(each, now, shooter) === true)
  const lowest = (units: readonly Unit[]): readonly Unit[] => {
    const least = Math.min(...units.map((each) => targetNumber(now, unit, each)))
    return units.filter((each) => targetNumber(now, unit, each) === least)
  }
  const all = inReach(now, shooter)
  switch (currentReading(now, shootingOrder)) {
    case 'always':
      return lowest(easy(fresh(all)))
    case 'unactivated':
      return lowest(fresh(easy(all)))
    case 'number':
      return fresh(lowest(easy(all)))
  }
}

const anyShot: BooleanFact<Unit, Situation, Shooter> = {
  kind: 'fact',
  id: 'blood-and-plunder.anyShot',
  compute: () => undefined,
  propose: (_, now, shooter) => (isMapped(now) ? inReach(now, shooter).length > 0 : undefined),
  validityKey: (_, now, shooter) => restsOnShots(now, shooter),
  ask: (now, shooter) => question(now, shooter),
}

const shootFirst: BooleanFact<Unit, Situation, Shooter> = {
  kind: 'fact',
  id: 'blood-and-plunder.shootFirst',
  compute: () => undefined,
  propose: (target, now, shooter) =>
    isMapped(now) ? firstOf(now, shooter).some(({ id }) => id === target.id) : undefined,
  validityKey: (_, now, shooter) => restsOnShots(now, shooter),
  ask: (now, shooter) => question(now, shooter),
}

function question(now: Situation, shooter: Shooter, texts = asks): Message {
  return withArc(
    now,
    shooter,
    withParams(texts[shooter.bound], {
      unit: unitOf(now, shooter).name,
      number: worthwhile(now, shooter),
      order: orderOf(now, shooter),
    }),
  )
}

function orderOf(now: Situation, shooter: Shooter): Message {
  const enemies = enemiesOf(now, unitOf(now, shooter))
  const isMixed = enemies.some(({ activated: has }) => has) && enemies.some(({ activated: has }) => !has)
  return isMixed ? orders[currentReading(now, shootingOrder)] : orderOfAlike
}

const named: Filter<Unit, Situation, Shooter> = withBookNumber(
  '',
  must('named', 'your answer', shootFirst, shootingOrder),
)

/** Attack: the target of a shot, if the player has named the first. */
export const namedTarget = priorityList<Unit, Situation, Shooter>(
  'blood-and-plunder.shootAtNamed',
  'Target of the shot',
  solitaire('OPFOR Actions, Attack'),
  [named],
  tieAtRandom('a target drawn at random'),
  { of: unitNamed },
)

export function isBeyond(table: Table<Situation>, { bound, ...actor }: Shooter): boolean {
  if (bound === 'range') return false
  return factIfKnown(table, closerThan(bound, nearestEnemy), unitOf(table.now, actor), undefined) === false
}

export function shotStands(table: Table<Situation>, shooter: Shooter): ActionStatus {
  if (isBeyond(table, shooter)) return 'cannot'
  const option = withParams(options[shooter.bound], { number: worthwhile(table.now, shooter) })
  return dependingOn(table, anyShot, shooter, { id: 'shoot', name: withArc(table.now, shooter, option) })
}

export function* nameTarget(table: Table<Situation>, shooter: Shooter): Procedure<boolean> {
  const known = factIfKnown(table, anyShot, unitOf(table.now, shooter), shooter)
  if (known === false) return false
  const called = (one: Unit): Candidate =>
    one.activated ? { id: one.id, name: withParams(activated, { unit: one.name }) } : one
  const among = (now: Situation): readonly Unit[] => enemiesOf(now, unitOf(now, shooter))
  const isSure = known === true
  const ask: typeof shootFirst.ask = (now, by) => question(now, by, isSure ? asksSure : asks)
  const order = { fact: { ...shootFirst, ask }, among, called, isSure }
  const anybody = yield* whoComesFirst(table, order, shooter)
  storeFact(table, anyShot, unitOf(table.now, shooter), shooter, anybody)
  return anybody
}
