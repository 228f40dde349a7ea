import {
  atRandom,
  byRuling,
  fewest,
  type List,
  type Message,
  most,
  must,
  prefer,
  type PlainFact,
  reading,
  select,
  when,
} from '@opfor/kernel'
import { isCavalry, keptAtDistance } from './action-exceptions.ts'
import { solitaire } from './citations.ts'
import type { Actor } from './facts.ts'
import { isMapped, isTracked } from './on-the-map.ts'
import { type MoveKind, moveQuestion } from './move-words.ts'
import { contenders, type Place, placesFor, standing, staysToHold, wantsObjective } from './places.ts'
import { idleMoves, retreatOrder } from './rulings/actions.ts'
import { type Situation, type Unit, unitWith, whereabouts } from './situation.ts'

const movement = solitaire('OPFOR Actions, Movement')
const rides = (now: Situation, actor: Actor): boolean => isCavalry(unitWith(now, actor.id))
const anyOfThem = atRandom('a random draw among those left')

const outOfSight = when<Place, Situation, Actor>(
  'cavalry',
  'cavalry',
  rides,
  fewest(1, 'the number of enemies that see it', (place) => place.seenBy),
)

/** Aggressive: as close to the nearest enemy as possible, then cover. */
const aggressive = select<Place, Situation, Actor>(
  'blood-and-plunder.aggressive',
  'Aggressive Move',
  movement,
  [
    fewest(1, 'distance to the nearest enemy in half inches', (place) => place.toEnemy),
    outOfSight,
    most(2, 'cover', (place) => place.cover),
    prefer(3, 'lying on the straight way', (place) => place.straight),
  ],
  anyOfThem,
)

/** Tactical: towards an objective that the force does not control, otherwise the closest enemy; then cover. */
const tactical = select<Place, Situation, Actor>(
  'blood-and-plunder.tactical',
  'Tactical Move',
  movement,
  [
    when(
      'objective',
      'an objective is not under control',
      (now, actor) => wantsObjective(now, unitWith(now, actor.id)),
      fewest(1, 'distance to that objective in half inches', (place) => place.toObjective),
    ),
    when(
      'enemy',
      'all objectives are under control',
      (now, actor) => !wantsObjective(now, unitWith(now, actor.id)),
      fewest(1, 'distance to the closest enemy in half inches', (place) => place.toEnemy),
    ),
    outOfSight,
    most(2, 'cover', (place) => place.cover),
    prefer(3, 'lying on the straight way', (place) => place.straight),
  ],
  anyOfThem,
)

/** Retreat: out of sight, into cover, at an objective, towards the home edge. */
const retreat = select<Place, Situation, Actor>(
  'blood-and-plunder.retreat',
  'Retreat Move',
  movement,
  [
    byRuling(retreatOrder, {
      closest: [
        fewest(1, 'the number of closest enemies that see it', (place) => place.seenByClosest),
        fewest(2, 'the number of enemies that see it', (place) => place.seenBy),
      ],
      most: [
        fewest(1, 'the number of enemies that see it', (place) => place.seenBy),
        fewest(2, 'the number of closest enemies that see it', (place) => place.seenByClosest),
      ],
    }),
    most(3, 'cover', (place) => place.cover),
    most(4, 'an objective, in cover', (place) => (place.cover > 0 ? place.atObjective : 0)),
    fewest(5, 'distance to the home edge in half inches', (place) => place.toHome),
  ],
  anyOfThem,
)

/** Gun Crews: a gun on a field carriage moves only to see an enemy. */
const gun = select<Place, Situation, Actor>(
  'blood-and-plunder.gunMove',
  'Moving the gun',
  solitaire('Action Exceptions, Gun Crews'),
  [
    must(1, 'seeing an enemy from there', (place) => place.seenBy > 0),
    fewest(2, 'distance to the nearest enemy in half inches', (place) => place.toEnemy),
  ],
  anyOfThem,
)

/** The lists that choose where a move ends on a map. */
export const moveLists: Readonly<Record<MoveKind, List<Place, Situation, Actor>>> = {
  aggressive,
  tactical,
  retreat,
  gun,
}

const known = new WeakMap<Situation, Map<string, readonly Place[]>>()

/** Where a move of this kind may end: of places alike in all else only the nearest. */
export function endsOf(now: Situation, unit: Unit, kind: MoveKind): readonly Place[] {
  const ends = known.get(now) ?? new Map<string, readonly Place[]>()
  known.set(now, ends)
  const key = `${unit.id} ${kind}`
  const before = ends.get(key) ?? foundEnds(now, unit, kind)
  ends.set(key, before)
  return before
}

function foundEnds(now: Situation, unit: Unit, kind: MoveKind): readonly Place[] {
  const aim = aims(now, unit, kind)
  const before = aim(standing(now, unit))
  // Ruling: idleMoves.
  const anywhere = reading(now, idleMoves) === 'always' && kind !== 'gun'
  const better = placesFor(now, unit).filter((place) => anywhere || improves(before, aim(place)))
  const lane = ({ at }: Place): number => Math.sign(at.x - unit.at.x)
  const rest = (place: Place): string => `${lane(place)} ${place.straight} ${place.cover} ${place.seenBy}`
  if (kind === 'retreat')
    return contenders(
      better,
      (place) => `${rest(place)} ${place.seenByClosest} ${place.atObjective}`,
      ({ toHome }) => toHome,
    )
  const forObjective = kind === 'tactical' && wantsObjective(now, unit)
  return contenders(better, rest, (place) => (forObjective ? place.toObjective : place.toEnemy))
}

/** What each kind of move is for, lower being better. */
function aims(now: Situation, unit: Unit, kind: MoveKind): (place: Place) => readonly number[] {
  switch (kind) {
    case 'aggressive':
      return (place) => [place.toEnemy]
    case 'tactical':
      return wantsObjective(now, unit)
        ? (place) => [place.toObjective]
        : (place) => [place.toEnemy, -place.cover]
    case 'retreat':
      return reading(now, retreatOrder) === 'closest'
        ? (place) => [place.seenByClosest, place.seenBy, -place.cover]
        : (place) => [place.seenBy, place.seenByClosest, -place.cover]
    case 'gun':
      return (place) => [place.seenBy > 0 ? 0 : 1]
  }
}

function improves(before: readonly number[], after: readonly number[]): boolean {
  const differing = after.findIndex((value, at) => value !== before[at])
  return differing >= 0 && (after[differing] ?? 0) < (before[differing] ?? 0)
}

function canImprove(kind: MoveKind, now: Situation, unit: Unit): boolean {
  if (kind === 'tactical' && staysToHold(now, unit)) return false
  return endsOf(now, unit, kind).length > 0
}

/** A move of this kind would improve what it is for. */
function improving(kind: MoveKind): PlainFact<Unit, Situation, Actor> {
  const question = (now: Situation, unit: Unit): Message =>
    moveQuestion(kind, unit, keptAtDistance(now, unit))
  return {
    kind: 'fact',
    id: `blood-and-plunder.move.${kind}`,
    compute: (unit, now) => (isTracked(now) ? canImprove(kind, now, unit) : undefined),
    propose: (unit, now) => (isMapped(now) ? canImprove(kind, now, unit) : undefined),
    rests: (unit, now) => {
      const kept = keptAtDistance(now, unit).map(({ id }) => id)
      return [whereabouts(now, 'opfor'), whereabouts(now, 'player'), ...kept].join('.')
    },
    ask: (now, actor) => question(now, unitWith(now, actor.id)),
    askOne: (unit, now) => question(now, unit),
  }
}

/** Whether a move can be performed, for each kind. */
export const improvingMove: Readonly<Record<MoveKind, PlainFact<Unit, Situation, Actor>>> = {
  aggressive: improving('aggressive'),
  tactical: improving('tactical'),
  retreat: improving('retreat'),
  gun: improving('gun'),
}
