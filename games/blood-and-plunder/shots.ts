import {
  closerThan,
  holding,
  type Message,
  message,
  type PlainFact,
  type Procedure,
  reading,
  type Table,
} from '@opfor/kernel'
import { type Actor, modifiedNumber, restsOnShot } from './facts.ts'
import { apart, isMapped, isTracked, seesUnit, targetNumber } from './on-the-map.ts'
import { hopelessShots } from './rulings/actions.ts'
import { type Situation, type Unit, unitWith } from './situation.ts'

/** The bounds on Shoot in chart 2: they bound the distance to the target and do not replace the weapon's range. */
export type Bound = 12 | 20 | 'range'

/** On a map: whether a target may be shot at, but for the target number. */
function isInSightAndRange(bound: Bound, target: Unit, now: Situation, actor: Actor): boolean {
  const unit = unitWith(now, actor.id)
  const far = apart(now, unit, target)
  if (target.engaged.length > 0 && !now.house.intoMelee) return false
  return far <= unit.profile.range && (bound === 'range' || far < bound) && seesUnit(now, unit, target)
}

/** The highest target number that is worth a shot. */
function highest(now: Situation): number {
  // Ruling: hopelessShots.
  return reading(now, hopelessShots) === 'no' ? 10 : 30
}

function isHopeful(target: Unit, now: Situation, actor: Actor): boolean {
  return targetNumber(now, unitWith(now, actor.id), target) <= highest(now)
}

/** A target that may be shot at. Where the table is asked, the one question also covers the target number. */
function shotWithin(
  bound: Bound,
  ask: (unit: Message, most: number) => Message,
  askOne: (unit: Message, target: Message, most: number) => Message,
): PlainFact<Unit, Situation, Actor> {
  return {
    kind: 'fact',
    id: `blood-and-plunder.shot.${bound}`,
    compute: (target, now, actor) =>
      isTracked(now) ? isInSightAndRange(bound, target, now, actor) : undefined,
    propose: (target, now, actor) =>
      isMapped(now)
        ? isInSightAndRange(bound, target, now, actor) && isHopeful(target, now, actor)
        : undefined,
    rests: restsOnShot,
    ask: (now, actor) => ask(unitWith(now, actor.id).name, highest(now)),
    askOne: (target, now, actor) => askOne(unitWith(now, actor.id).name, target.name, highest(now)),
  }
}

/** The three Shoot steps of chart 2. */
const shots: Readonly<Record<Bound, PlainFact<Unit, Situation, Actor>>> = {
  12: shotWithin(
    12,
    (unit, most) =>
      message(
        'blood-and-plunder.ask.shot.12',
        'Which of these can {unit} shoot at: closer than 12 inches, in sight, in range, target number {most} or less?',
        { unit, most },
      ),
    (unit, target, most) =>
      message(
        'blood-and-plunder.ask.shotOne.12',
        'Can {unit} shoot at {target}: closer than 12 inches, in sight, in range, target number {most} or less?',
        { unit, target, most },
      ),
  ),
  20: shotWithin(
    20,
    (unit, most) =>
      message(
        'blood-and-plunder.ask.shot.20',
        'Which of these can {unit} shoot at: closer than 20 inches, in sight, in range, target number {most} or less?',
        { unit, most },
      ),
    (unit, target, most) =>
      message(
        'blood-and-plunder.ask.shotOne.20',
        'Can {unit} shoot at {target}: closer than 20 inches, in sight, in range, target number {most} or less?',
        { unit, target, most },
      ),
  ),
  range: shotWithin(
    'range',
    (unit, most) =>
      message(
        'blood-and-plunder.ask.shot.range',
        'Which of these can {unit} shoot at: in sight, in range, target number {most} or less?',
        { unit, most },
      ),
    (unit, target, most) =>
      message(
        'blood-and-plunder.ask.shotOne.range',
        'Can {unit} shoot at {target}: in sight, in range, target number {most} or less?',
        { unit, target, most },
      ),
  ),
}

/** Those of some enemies that may be shot at; where the map tells, their target numbers are looked at by themselves. */
export function* targetsAmong(
  table: Table<Situation>,
  actor: Actor,
  bound: Bound,
  among: (now: Situation) => readonly Unit[],
): Procedure<readonly string[]> {
  const legal = (yield* holding(table, shots[bound], among, actor)).map(({ id }) => id)
  if (!isTracked(table.now)) return legal
  const hopeful = closerThan(highest(table.now) + 1, modifiedNumber)
  const left = yield* holding(
    table,
    hopeful,
    (now) => among(now).filter(({ id }) => legal.includes(id)),
    actor,
  )
  return left.map(({ id }) => id)
}

/** The shot of several actions brings the target number to 8 or less. */
export const drilledReaches: PlainFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.drilled',
  compute: (target, now, actor) =>
    isTracked(now) && now.house.targetNumbers === 'roster' ? drilledHits(target, now, actor) : undefined,
  propose: (target, now, actor) => (isMapped(now) ? drilledHits(target, now, actor) : undefined),
  rests: restsOnShot,
  ask: (now, actor) => drilledQuestion(unitWith(now, actor.id)),
  askOne: (_, now, actor) => drilledQuestion(unitWith(now, actor.id)),
}

function drilledQuestion({ name, profile }: Unit): Message {
  return message(
    'blood-and-plunder.ask.drilled',
    'Does a shot of {actions} actions bring the target number of {unit} to 8 or less?',
    { unit: name, actions: profile.volley.actions },
  )
}

function drilledHits(target: Unit, now: Situation, actor: Actor): boolean {
  const unit = unitWith(now, actor.id)
  return targetNumber(now, unit, target) - unit.profile.volley.better <= 8
}
