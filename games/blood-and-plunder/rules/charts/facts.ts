import { type Distance, type Message, message, type BooleanFact } from '@opfor/kernel'
import { bandsWithin } from './bands.ts'
import { otherSide } from '../../table/battle.ts'
import { lastingOfBoth, lastingOfEnemies, lastingOfShot } from '../turn-overview/answer-reuse.ts'
import {
  apart,
  isInTheOpen,
  isMapped,
  isTracked,
  nearest,
  placeOf,
  radiusOf,
  seesUnit,
  targetNumber,
} from '../../table/on-the-map.ts'
import {
  enemiesOf,
  type Situation,
  standsSince,
  type Unit,
  unitWith,
  whereabouts,
} from '../../table/situation.ts'

export interface Actor {
  readonly id: string
  readonly actions: number
  readonly ordered: boolean
}

export function formatInches(inches: number): Message {
  return message('blood-and-plunder.inches', '{amount, plural, one {# inch} other {# inches}}', {
    amount: inches,
  })
}

const inch = message('blood-and-plunder.inch', 'inches')
const furthest = 100

/** Beyond every band and charge, the exact distance makes no difference. */
export const farEnough = 30

/** Basis of answers about two units: the places of both. */
function restsOnBoth(other: Unit, now: Situation, actor: Actor): string {
  return `${standsSince(now, unitWith(now, actor.id))}.${standsSince(now, other)}`
}

/** Basis of answers about a shot: both places, the target's melee, and the weapons. */
export function shotKey(target: Unit, now: Situation, actor: Actor): string {
  const shot = `${restsOnBoth(target, now, actor)}.${target.engaged.join(' ')}`
  return unitWith(now, actor.id).gunLost ? `${shot}.gunLost` : shot
}

/** Basis of answers about a unit's enemies: the places of all. */
export function enemiesKey(unit: Unit, now: Situation): string {
  return `${standsSince(now, unit)}.${whereabouts(now, otherSide(unit.side))}`
}

/** One answer serves every band (8, 12 and 20 inches) and the reach of a charge. */
export const nearestEnemy: Distance<Unit, Situation> = {
  kind: 'distance',
  id: 'blood-and-plunder.nearestEnemy',
  unit: inch,
  furthest: farEnough,
  step: 0.1,
  bands: (known, limit, { profile }) => bandsWithin(known, limit, Math.max(12, profile.charge + 0.1)),
  compute: (unit, now) => (isTracked(now) ? inchesToEnemy(unit, now) : undefined),
  propose: (unit, now) => (isMapped(now) ? inchesToEnemy(unit, now) : undefined),
  validityKey: enemiesKey,
  reuse: lastingOfEnemies,
  askCloser: (limit) =>
    message('blood-and-plunder.ask.near', 'Which of these have an enemy less than {limit} inches away?', {
      limit,
    }),
  askHowFar: (unit) =>
    message(
      'blood-and-plunder.ask.howNear',
      'How many inches from {unit} to its nearest enemy? (30 if it is farther.)',
      {
        unit: unit.name,
      },
    ),
  askBest: () => message('blood-and-plunder.ask.nearest', 'Which of these is closest to an enemy?'),
}

export function inchesToEnemy(unit: Unit, now: Situation): number {
  return nearest(now, placeOf(now, unit), enemiesOf(now, unit), farEnough, radiusOf(now, unit))
}

/** Among enemies that the unit sees. */
export const nearestSeen: BooleanFact<Unit, Situation> = {
  kind: 'fact',
  id: 'blood-and-plunder.nearestSeen',
  compute: (unit, now) => (isTracked(now) ? hasSeenNear(unit, now) : undefined),
  propose: (unit, now) => (isMapped(now) ? hasSeenNear(unit, now) : undefined),
  validityKey: enemiesKey,
  reuse: lastingOfEnemies,
  ask: () =>
    message('blood-and-plunder.ask.seenNear', 'Which of these see an enemy less than 12 inches away?'),
}

function hasSeenNear(unit: Unit, now: Situation): boolean {
  return enemiesOf(now, unit).some((enemy) => apart(now, unit, enemy) < 12 && seesUnit(now, unit, enemy))
}

export const distanceTo: Distance<Unit, Situation, Actor> = {
  kind: 'distance',
  id: 'blood-and-plunder.distanceTo',
  unit: inch,
  furthest,
  step: 0.1,
  compute: (other, now, actor) => {
    if (other.id === actor.id) return 0
    return isTracked(now) ? apart(now, unitWith(now, actor.id), other) : undefined
  },
  propose: (other, now, actor) => (isMapped(now) ? apart(now, unitWith(now, actor.id), other) : undefined),
  validityKey: restsOnBoth,
  reuse: lastingOfBoth,
  askCloser: (limit, now, actor) =>
    message('blood-and-plunder.ask.closer', 'Which of these are less than {limit} inches from {unit}?', {
      limit,
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

/** Includes the last inch; a distance rounded down would not decide it. */
export function inCommandRange(range: number): BooleanFact<Unit, Situation, Actor> {
  const isWithin = (other: Unit, now: Situation, actor: Actor): boolean =>
    apart(now, unitWith(now, actor.id), other) <= range
  return {
    kind: 'fact',
    id: 'blood-and-plunder.commandRange',
    compute: (other, now, actor) => (isTracked(now) ? isWithin(other, now, actor) : undefined),
    propose: (other, now, actor) => (isMapped(now) ? isWithin(other, now, actor) : undefined),
    validityKey: restsOnBoth,
    reuse: lastingOfBoth,
    ask: (now, actor) =>
      message('blood-and-plunder.ask.within', 'Which of these are within {limit} inches of {unit}?', {
        limit: range,
        unit: unitWith(now, actor.id).name,
      }),
    askOne: (other, now, actor) =>
      message('blood-and-plunder.ask.withinOne', 'Is {other} within {limit} inches of {unit}?', {
        other: other.name,
        limit: range,
        unit: unitWith(now, actor.id).name,
      }),
  }
}

/** The rulebook's modified number, or on a map the roster's own estimate. */
export const modifiedNumber: Distance<Unit, Situation, Actor> = {
  kind: 'distance',
  id: 'blood-and-plunder.targetNumber',
  unit: message('blood-and-plunder.targetNumber', 'target number'),
  furthest: 30,
  step: 1,
  usual: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  compute: (target, now, actor) =>
    isTracked(now) && now.house.targetNumbers === 'roster'
      ? targetNumber(now, unitWith(now, actor.id), target)
      : undefined,
  propose: (target, now, actor) =>
    isMapped(now) ? targetNumber(now, unitWith(now, actor.id), target) : undefined,
  validityKey: shotKey,
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
    message(
      'blood-and-plunder.ask.lowest',
      'Against which of these does {unit} need the lowest target number?',
      {
        unit: unitWith(now, actor.id).name,
      },
    ),
}

export const easyInTheOpen: BooleanFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.easyInTheOpen',
  compute: (target, now, actor) =>
    isTracked(now) && now.house.targetNumbers === 'roster' ? isEasy(target, now, actor) : undefined,
  propose: (target, now, actor) => (isMapped(now) ? isEasy(target, now, actor) : undefined),
  validityKey: shotKey,
  reuse: lastingOfShot,
  ask: (now, actor) =>
    message(
      'blood-and-plunder.ask.easy',
      'Which of these are in the open, with a target number of 8 or less for {unit}?',
      { unit: unitWith(now, actor.id).name },
    ),
}

function isEasy(target: Unit, now: Situation, actor: Actor): boolean {
  const unit = unitWith(now, actor.id)
  return isInTheOpen(now, unit, target) && targetNumber(now, unit, target) < 9
}
