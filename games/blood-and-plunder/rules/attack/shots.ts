import {
  closerThan,
  withParams,
  filterByFact,
  type Message,
  message,
  messages,
  type Params,
  type BooleanFact,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { drilledHits, mayDrill } from './drill.ts'
import { type Actor, modifiedNumber, shotKey } from '../charts/facts.ts'
import { hasBroadside } from '../opposing-force-ships/guns-at-ships.ts'
import { type Bound, highest, hindrance } from './hindrances.ts'
import { lastingOfShot } from '../turn-overview/answer-reuse.ts'
import { isMapped, isTracked, targetNumber } from '../../table/on-the-map.ts'
import { hopelessShots } from '../rulings/actions.ts'
import { type Situation, type Unit, unitWith } from '../../table/situation.ts'

function isInReach(bound: Bound, target: Unit, now: Situation, actor: Actor): boolean {
  return hindrance(now, unitWith(now, actor.id), target, bound) === undefined
}

/** The target number is low enough, or becomes so by a drilled shot if that is possible. */
function isHopeful(target: Unit, now: Situation, actor: Actor): boolean {
  if (targetNumber(now, unitWith(now, actor.id), target) <= highest(now)) return true
  return mayDrill(now, actor) && drilledHits(target, now, actor)
}

export function isWorthAShot(bound: Bound, target: Unit, now: Situation, actor: Actor): boolean {
  return isInReach(bound, target, now, actor) && isHopeful(target, now, actor)
}

const numbers = messages('blood-and-plunder.shot.number', {
  any: 'whatever the target number',
  ordinary: message('blood-and-plunder.shot.number', 'target number {most} or less'),
  drilled: 'target number {most} or less, or 8 or less with a shot of {actions} actions',
})

export function worthwhile(now: Situation, actor: Actor): Message {
  const { actions } = unitWith(now, actor.id).profile.volley
  // Ruling: hopelessShots.
  if (currentReading(now, hopelessShots) === 'yes') return numbers.any
  return withParams(mayDrill(now, actor) ? numbers.drilled : numbers.ordinary, {
    most: highest(now),
    actions,
  })
}

/** If the table is asked, this one question also covers the target number. */
function shotWithin(
  bound: Bound,
  ask: (unit: Message, number: Message) => Message,
  askOne: (unit: Message, target: Message, number: Message) => Message,
): BooleanFact<Unit, Situation, Actor> {
  return {
    kind: 'fact',
    id: `blood-and-plunder.shot.${bound}`,
    compute: (target, now, actor) => (isTracked(now) ? isInReach(bound, target, now, actor) : undefined),
    propose: (target, now, actor) => (isMapped(now) ? isWorthAShot(bound, target, now, actor) : undefined),
    validityKey: (target, now, actor) =>
      mayDrill(now, actor) ? `${shotKey(target, now, actor)}.drilled` : shotKey(target, now, actor),
    reuse: lastingOfShot,
    ask: (now, actor) => withArc(now, actor, ask(unitWith(now, actor.id).name, worthwhile(now, actor))),
    askOne: (target, now, actor) =>
      withArc(now, actor, askOne(unitWith(now, actor.id).name, target.name, worthwhile(now, actor))),
  }
}

/** Guns aboard shoot only at targets on which they bear. */
export function withArc(now: Situation, { id }: Actor, question: Message): Message {
  if (!hasBroadside(now, unitWith(now, id))) return question
  return message('blood-and-plunder.ask.shot.guns', '{question} (Only where its guns bear.)', { question })
}

/** The three Shoot steps of chart 2. */
const shots: Readonly<Record<Bound, BooleanFact<Unit, Situation, Actor>>> = {
  12: shotWithin(
    12,
    (unit, number) =>
      message(
        'blood-and-plunder.ask.shot.12',
        'Which of these can {unit} shoot at: closer than 12 inches, in sight, in range, {number}?',
        { unit, number },
      ),
    (unit, target, number) =>
      message(
        'blood-and-plunder.ask.shotOne.12',
        'Can {unit} shoot at {target}: closer than 12 inches, in sight, in range, {number}?',
        { unit, target, number },
      ),
  ),
  20: shotWithin(
    20,
    (unit, number) =>
      message(
        'blood-and-plunder.ask.shot.20',
        'Which of these can {unit} shoot at: closer than 20 inches, in sight, in range, {number}?',
        { unit, number },
      ),
    (unit, target, number) =>
      message(
        'blood-and-plunder.ask.shotOne.20',
        'Can {unit} shoot at {target}: closer than 20 inches, in sight, in range, {number}?',
        { unit, target, number },
      ),
  ),
  range: shotWithin(
    'range',
    (unit, number) =>
      message(
        'blood-and-plunder.ask.shot.range',
        'Which of these can {unit} shoot at: in sight, in range, {number}?',
        { unit, number },
      ),
    (unit, target, number) =>
      message(
        'blood-and-plunder.ask.shotOne.range',
        'Can {unit} shoot at {target}: in sight, in range, {number}?',
        { unit, target, number },
      ),
  ),
}

/** On a map, target numbers are checked separately, including those after a drilled shot. */
export function* targetsAmong(
  table: Table<Situation>,
  actor: Actor,
  bound: Bound,
  among: (now: Situation) => readonly Unit[],
): Procedure<readonly string[]> {
  const legal = (yield* filterByFact(table, shots[bound], among, actor)).map(({ id }) => id)
  if (!isTracked(table.now)) return legal
  const hopeful = closerThan(highest(table.now) + 1, modifiedNumber)
  const left = yield* filterByFact(
    table,
    hopeful,
    (now) => among(now).filter(({ id }) => legal.includes(id)),
    actor,
  )
  const ids = left.map(({ id }) => id)
  if (mayDrill(table.now, actor) && ids.length < legal.length) {
    const others = (now: Situation): readonly Unit[] =>
      among(now).filter(({ id }) => legal.includes(id) && !ids.includes(id))
    ids.push(...(yield* filterByFact(table, drilledReaches, others, actor)).map(({ id }) => id))
  }
  // Ruling: hopelessShots.
  if (ids.length < legal.length) applyRuling(table, hopelessShots)
  return ids
}

export const drilledReaches: BooleanFact<Unit, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.drilled',
  compute: (target, now, actor) =>
    isTracked(now) && now.house.targetNumbers === 'roster' ? drilledHits(target, now, actor) : undefined,
  propose: (target, now, actor) => (isMapped(now) ? drilledHits(target, now, actor) : undefined),
  validityKey: shotKey,
  ask: (now, actor) =>
    message(
      'blood-and-plunder.ask.drilled',
      'Against which of these does {unit} need 8 or less with a shot of {actions} actions?',
      drillOf(unitWith(now, actor.id)),
    ),
  askOne: (target, now, actor) =>
    message(
      'blood-and-plunder.ask.drilledOne',
      'Does {unit} need 8 or less against {target} with a shot of {actions} actions?',
      { ...drillOf(unitWith(now, actor.id)), target: target.name },
    ),
}

function drillOf({ name, profile }: Unit): Params {
  return { unit: name, actions: profile.volley.actions }
}
