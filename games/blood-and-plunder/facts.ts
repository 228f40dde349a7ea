import { type Distance, message, type PlainFact } from '@opfor/kernel'
import { otherSide } from './battle.ts'
import {
  canBeCharged,
  gap,
  isInTheOpen,
  isMapped,
  isTracked,
  nearest,
  seesUnit,
  targetNumber,
} from './on-the-map.ts'
import { enemiesOf, shipOf, type Situation, type Unit, unitWith } from './situation.ts'

/** Who acts: a unit, how many actions it has left, and whether it was ordered by a commander. */
export interface Actor {
  readonly id: string
  readonly actions: number
  readonly ordered: boolean
}

const inch = message('blood-and-plunder.inch', 'inches')
const furthest = 100

/** What an answer about two units rests on: where both stand. */
export function restsOnBoth(other: Unit, now: Situation, actor: Actor): string {
  return `${unitWith(now, actor.id).placed}.${other.placed}`
}

function restsOnEnemies(unit: Unit, now: Situation): string {
  return `${unit.placed}.${now.moved[otherSide(unit.side)]}`
}

/** How far the nearest enemy is. One answer serves every band: 8, 12 and 20 inches, and the reach of a charge. */
export const nearestEnemy: Distance<Unit, Situation> = {
  kind: 'distance',
  id: 'blood-and-plunder.nearestEnemy',
  unit: inch,
  furthest,
  step: 0.1,
  compute: (unit, now) => (isTracked(now) ? nearest(unit.at, enemiesOf(now, unit), furthest) : undefined),
  propose: (unit, now) => (isMapped(now) ? nearest(unit.at, enemiesOf(now, unit), furthest) : undefined),
  rests: restsOnEnemies,
  askCloser: (limit) =>
    message('blood-and-plunder.ask.near', 'Which of these have an enemy closer than {limit} inches?', {
      limit,
    }),
  askHowFar: (unit) =>
    message('blood-and-plunder.ask.howNear', 'How many inches from {unit} to its nearest enemy?', {
      unit: unit.name,
    }),
  askBest: () => message('blood-and-plunder.ask.nearest', 'Which of these has an enemy closest?'),
}

/** The same among enemies that it sees. */
export const nearestSeen: PlainFact<Unit, Situation> = {
  kind: 'fact',
  id: 'blood-and-plunder.nearestSeen',
  compute: (unit, now) => (isTracked(now) ? hasSeenNear(unit, now) : undefined),
  propose: (unit, now) => (isMapped(now) ? hasSeenNear(unit, now) : undefined),
  rests: restsOnEnemies,
  ask: () => message('blood-and-plunder.ask.seenNear', 'Which of these see an enemy closer than 12 inches?'),
}

function hasSeenNear(unit: Unit, now: Situation): boolean {
  return enemiesOf(now, unit).some((enemy) => gap(unit.at, enemy.at) < 12 && seesUnit(now, unit, enemy))
}

/** How far an enemy or a friend is from the one that acts. */
export const distanceTo: Distance<Unit, Situation, Actor> = {
  kind: 'distance',
  id: 'blood-and-plunder.distanceTo',
  unit: inch,
  furthest,
  step: 0.1,
  compute: (other, now, actor) => {
    if (other.id === actor.id) return 0
    return isTracked(now) ? gap(unitWith(now, actor.id).at, other.at) : undefined
  },
  propose: (other, now, actor) => (isMapped(now) ? gap(unitWith(now, actor.id).at, other.at) : undefined),
  rests: restsOnBoth,
  askCloser: (limit, now, actor) =>
    message('blood-and-plunder.ask.within', 'Which of these are within {limit} inches of {unit}?', {
      limit: Math.floor(limit),
      unit: unitWith(now, actor.id).name,
    }),
  askHowFar: (other, now, actor) =>
    message('blood-and-plunder.ask.howFar', 'How many inches from {unit} to {other}?', {
      unit: unitWith(now, actor.id).name,
      other: other.name,
    }),
  askBest: (now, actor) =>
    message('blood-and-plunder.ask.closest', 'Which of these is closest to {unit}?', {
      unit: unitWith(now, actor.id).name,
    }),
}

/** The modified target number against a unit: the rulebook's, or on a map the roster's own estimate. */
export const modifiedNumber: Distance<Unit, Situation, Actor> = {
  kind: 'distance',
  id: 'blood-and-plunder.targetNumber',
  unit: message('blood-and-plunder.targetNumber', 'target number'),
  furthest: 30,
  step: 1,
  compute: (target, now, actor) =>
    isTracked(now) && now.house.targetNumbers === 'roster'
      ? targetNumber(now, unitWith(now, actor.id), target)
      : undefined,
  propose: (target, now, actor) =>
    isMapped(now) ? targetNumber(now, unitWith(now, actor.id), target) : undefined,
  rests: restsOnBoth,
  askCloser: (limit, now, actor) =>
    message('blood-and-plunder.ask.numbers', 'Against which of these does {unit} need less than {limit}?', {
      limit,
      unit: unitWith(now, actor.id).name,
    }),
  askHowFar: (target, now, actor) =>
    message('blood-and-plunder.ask.number', 'What target number does {unit} need against {target}?', {
      unit: unitWith(now, actor.id).name,
      target: target.name,
    }),
  askBest: (now, actor) =>
    message('blood-and-plunder.ask.lowest', 'Against which of these is the target number of {unit} lowest?', {
      unit: unitWith(now, actor.id).name,
    }),
}

/** In the open, with a target number of less than 9. */
export const easyInTheOpen: PlainFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.easyInTheOpen',
  compute: (target, now, actor) =>
    isTracked(now) && now.house.targetNumbers === 'roster' ? isEasy(target, now, actor) : undefined,
  propose: (target, now, actor) => (isMapped(now) ? isEasy(target, now, actor) : undefined),
  rests: restsOnBoth,
  ask: (now, actor) =>
    message(
      'blood-and-plunder.ask.easy',
      'Which of these stand in the open and are hit by {unit} on 8 or less?',
      { unit: unitWith(now, actor.id).name },
    ),
}

function isEasy(target: Unit, now: Situation, actor: Actor): boolean {
  const unit = unitWith(now, actor.id)
  return isInTheOpen(now, unit, target) && targetNumber(now, unit, target) < 9
}

/** Whether an enemy can be charged under the base rules. */
export const chargeable: PlainFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.chargeable',
  compute: (enemy, now, actor) =>
    isTracked(now) ? canBeCharged(now, unitWith(now, actor.id), enemy) : undefined,
  propose: (enemy, now, actor) =>
    isMapped(now) ? canBeCharged(now, unitWith(now, actor.id), enemy) : undefined,
  // Another enemy in the way, or grapples, change what can be charged.
  rests: (enemy, now, actor) => {
    const unit = unitWith(now, actor.id)
    const bound = shipOf(now, unit)?.grappled ?? ''
    return `${restsOnBoth(enemy, now, actor)}.${now.moved[enemy.side]}.${bound}`
  },
  ask: (now, actor) =>
    message('blood-and-plunder.ask.charge', 'Which of these can {unit} charge?', {
      unit: unitWith(now, actor.id).name,
    }),
  askOne: (enemy, now, actor) =>
    message('blood-and-plunder.ask.chargeOne', 'Can {unit} charge {enemy}?', {
      unit: unitWith(now, actor.id).name,
      enemy: enemy.name,
    }),
}
