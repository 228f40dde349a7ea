import {
  tieAtRandom,
  eitherByRuling,
  fewest,
  type Filter,
  type PriorityList,
  type CandidateNumber,
  type Message,
  message,
  most,
  must,
  prefer,
  withBookNumber,
  priorityList,
  type CandidateTest,
  withValueText,
  when,
} from '@opfor/kernel'
import { isCavalry } from '../action-exceptions/action-exceptions.ts'
import { goalOf, wantsObjective } from './bearings.ts'
import { solitaire } from '../../table/citations.ts'
import { type Actor, formatInches } from '../charts/facts.ts'
import type { MoveKind } from './move-words.ts'
import { keptFrom, notTheNearestEnemy, notTheObjective } from './not-towards.ts'
import type { Place } from './places.ts'
import { unitNamed } from '../ruled-out.ts'
import { retreatCover, retreatOrder, tacticalCover } from '../rulings/actions.ts'
import { closestUnits, coverFrom } from '../rulings/where-moves-end.ts'
import { type Situation, unitWith } from '../../table/situation.ts'

const movement = solitaire('OPFOR Actions, Movement')
const anyOfThem = tieAtRandom('a place drawn at random')

type Line = Filter<Place, Situation, Actor>

const covers = [
  message('blood-and-plunder.cover.0', 'no cover'),
  message('blood-and-plunder.cover.1', 'some cover'),
  message('blood-and-plunder.cover.2', 'full cover'),
] as const
const coverTold = (cover: number): Message => covers[cover] ?? covers[0]

function nearest(key: number, text: string, by: CandidateNumber<Place, Situation, Actor>): Line {
  return withBookNumber(
    '',
    withValueText((tenths) => formatInches(tenths / 10), fewest(key, text, by)),
  )
}

function least(key: number | string, text: string, by: CandidateNumber<Place, Situation, Actor>): Line {
  return withBookNumber('', fewest(key, text, by))
}

const bestCover = (key: number): Line =>
  withBookNumber(
    '',
    withValueText(
      coverTold,
      most(key, 'the best cover', (place) => place.cover, coverFrom),
    ),
  )
const leastSeen = (key: number): Line => least(key, 'the fewest enemies that see it', (place) => place.seenBy)
const leastSeenByClosest = (key: number): Line =>
  least(key, 'the fewest of the closest enemies that see it', (place) => place.seenByClosest)
const hiddenInTurn = eitherByRuling<'least' | 'inTurn', Place, Situation, Actor>(closestUnits, {
  inTurn: [
    withBookNumber(
      '',
      most(1, 'the most enemies that cannot see it, the closest first', (place) => place.hiddenInTurn),
    ),
  ],
})
const isOnTheWay: CandidateTest<Place, Situation, Actor> = (place) => place.onTheWay
const onTheWay = withBookNumber('', prefer(3, 'on the shortest way', isOnTheWay))
const towardsEnemy = (key: number): Line =>
  nearest(key, 'the shortest way to the nearest enemy', (place) => place.toEnemy)
const toRefuge = (key: number): Line =>
  nearest(key, 'the shortest way to an objective that it can fall back to', (place) => place.toRefuge)
const toHome = (key: number): Line =>
  nearest(key, 'the shortest distance to the home edge', (place) => place.toHome)
const fewestMoves = least('moves', 'the fewest moves to get there', (place) => place.moves)

/** Cavalry: among places as close, out of sight. */
const outOfSight = when<Place, Situation, Actor>(
  'cavalry',
  'cavalry',
  (now, actor) => isCavalry(unitWith(now, actor.id)),
  { ...leastSeen(1), cite: solitaire('Action Exceptions, Cavalry') },
)

/** Aggressive: as close to the nearest enemy as possible, then cover. */
const aggressive = priorityList<Place, Situation, Actor>(
  'blood-and-plunder.aggressive',
  'Aggressive Move',
  movement,
  [towardsEnemy(1), outOfSight, bestCover(2), onTheWay],
  anyOfThem,
  { of: unitNamed, others: notTheNearestEnemy },
)

function unitAndGoal({ id }: Actor, now: Situation): Message {
  const unit = unitWith(now, id)
  return message('blood-and-plunder.unitAndGoal', '{unit} towards {goal}', {
    unit: unit.name,
    goal: goalOf(now, unit, 'tactical'),
  })
}

const isOnFoot = (now: Situation, actor: Actor): boolean => !isCavalry(unitWith(now, actor.id))

/** Tactical: towards an objective that the force does not control, then towards the closest enemy, from cover to cover. */
const tactical = priorityList<Place, Situation, Actor>(
  'blood-and-plunder.tactical',
  'Tactical Move',
  movement,
  [
    eitherByRuling(tacticalCover, { first: [when('foot', 'on foot', isOnFoot, bestCover(1))] }),
    when(
      'objective',
      'an objective is not under control',
      (now, actor) => wantsObjective(now, unitWith(now, actor.id)),
      nearest(1, 'the shortest way to that objective', (place) => place.toObjective),
    ),
    when(
      'enemy',
      'it is already there, or all objectives are under control',
      (now, actor) => !wantsObjective(now, unitWith(now, actor.id)),
      towardsEnemy(1),
    ),
    outOfSight,
    bestCover(2),
    onTheWay,
  ],
  anyOfThem,
  { of: unitAndGoal, others: notTheObjective },
)

/** Retreat: out of sight, into cover, towards an objective, then the home edge. */
const retreat = priorityList<Place, Situation, Actor>(
  'blood-and-plunder.retreat',
  'Retreat Move',
  movement,
  [
    eitherByRuling(retreatOrder, {
      closest: [hiddenInTurn, leastSeenByClosest(1), leastSeen(2)],
      most: [leastSeen(1), hiddenInTurn, leastSeenByClosest(2)],
    }),
    eitherByRuling(retreatCover, {
      cover: [bestCover(3), toRefuge(4), toHome(5)],
      objective: [toRefuge(3), toHome(4), bestCover(5)],
    }),
    least('sooner', 'the fewest enemies that see it after the first move', (place) => place.seenFirst),
    fewestMoves,
  ],
  anyOfThem,
  { of: unitNamed, others: (now, actor) => keptFrom(now, unitWith(now, actor.id)) },
)

/** Gun Crews: a gun on a field carriage moves only to see an enemy. */
const gun = priorityList<Place, Situation, Actor>(
  'blood-and-plunder.gunMove',
  'Moving the gun',
  solitaire('Action Exceptions, Gun Crews'),
  [
    withBookNumber(
      '',
      must(1, 'seeing an enemy from there', (place) => place.seenBy > 0),
    ),
    fewestMoves,
    nearest(2, 'the shortest distance to the nearest enemy', (place) => place.toEnemy),
  ],
  anyOfThem,
  { of: unitNamed, others: notTheNearestEnemy },
)

export const moveLists: Readonly<Record<MoveKind, PriorityList<Place, Situation, Actor>>> = {
  aggressive,
  tactical,
  retreat,
  gun,
}
