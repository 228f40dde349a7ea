import { type Message, type BooleanFact, currentReading } from '@opfor/kernel'
import { isCavalry, keptAtDistance } from '../action-exceptions/action-exceptions.ts'
import { bearingsOf, far, staysToHold, wantsObjective } from './bearings.ts'
import { eachOnce } from '../charts/actor.ts'
import type { Actor } from '../charts/facts.ts'
import { distance } from '../../table/geometry/point.ts'
import { mayLeaveShip } from '../opposing-force-ships/leaving-ship.ts'
import { moveAsked } from './move-option.ts'
import { moveQuestion } from './move-questions.ts'
import type { MoveKind } from './move-words.ts'
import { isMapped, isTracked, placeOf } from '../../table/on-the-map.ts'
import { comesBefore, contenders, firstBy, type Place, type Rank, survey, type Survey } from './places.ts'
import {
  idleMoves,
  loneHolder,
  retreatCover,
  retreatOrder,
  retreatPlan,
  tacticalCover,
} from '../rulings/actions.ts'
import { closestUnits } from '../rulings/where-moves-end.ts'
import { shipOf, type Situation, type Unit, unitWith, whereabouts } from '../../table/situation.ts'
import type { Measured } from './spot.ts'

const known = new WeakMap<Situation, Map<string, readonly Place[]>>()

/** Of places alike in everything else, only the nearest. */
export function endsOf(now: Situation, unit: Unit, kind: MoveKind, moves: number): readonly Place[] {
  const ends = known.get(now) ?? new Map<string, readonly Place[]>()
  known.set(now, ends)
  const key = `${unit.id} ${kind} ${moves}`
  const before = ends.get(key) ?? foundEnds(now, unit, kind, moves)
  ends.set(key, before)
  return before
}

function foundEnds(now: Situation, unit: Unit, kind: MoveKind, moves: number): readonly Place[] {
  switch (kind) {
    case 'aggressive':
    case 'tactical':
      return closing(now, unit, kind)
    case 'retreat':
      return fallingBack(now, unit, moves)
    case 'gun':
      return gainingSight(now, unit, moves)
  }
}

const lane = (unit: Unit, { at }: Place): number => Math.sign(at.x - unit.at.x)

/** Each move goes its full length on foot, so that all of them together lead closest. */
function closing(now: Situation, unit: Unit, kind: 'aggressive' | 'tactical'): readonly Place[] {
  const forObjective = kind === 'tactical' && wantsObjective(now, unit)
  const left = forObjective ? toObjective : toEnemy
  // Cavalry: out of sight before cover, in the purpose of a move and in its end.
  const shelter = isCavalry(unit) ? [seenByAny, uncovered] : [uncovered]
  const aims = kind === 'tactical' && !forObjective ? [left, ...shelter] : [left]
  const alike = (place: Place): string =>
    `${lane(unit, place)} ${place.onTheWay} ${place.cover} ${place.seenBy}`
  // Ruling: tacticalCover. Cavalry goes as close as it can, out of sight.
  const coverFirst = kind === 'tactical' && !isCavalry(unit) && currentReading(now, tacticalCover) === 'first'
  const ranks = coverFirst ? [uncovered, left] : [left, ...shelter]
  const around = survey(now, unit, kind, 1)
  const gaining = gainingPlaces(around, aims, ranks)
  const leadsNoFarther = (place: Measured): boolean => !comesBefore([left], around.here, place)
  const ends =
    gaining.length > 0
      ? [...gaining, ...aside(around, gaining, aims, ranks)]
      : idling(now, around, leadsNoFarther)
  // A place on the shortest way may also be among the others.
  return contenders(eachOnce(ends), alike, (place) => left(place, Infinity))
}

/** As close as the first of these, a step aside may offer cover or less sight. */
function aside(
  { here, closer }: Survey,
  gaining: readonly Place[],
  aims: readonly Rank[],
  ranks: readonly Rank[],
): readonly Place[] {
  const gains = (place: Measured): boolean => comesBefore(aims, place, here)
  const found = closer(2, gaining, ranks, gains, firstBy(gaining, ranks))
  return found === undefined ? [] : [found]
}

/** Ruling: idleMoves. If any move counts and none improves anything: all fitting places. */
function idling(
  now: Situation,
  { places, closer }: Survey,
  fits: (place: Measured) => boolean,
): readonly Place[] {
  if (currentReading(now, idleMoves) === 'improves') return []
  const fitting = places(fits)
  if (fitting.length > 0) return fitting
  const found = closer(5, [], [], fits) ?? closer(2, [], [], fits)
  return found === undefined ? [] : [found]
}

/** Out of sight and into cover with all planned moves; otherwise leads back, hidden as before. */
function fallingBack(now: Situation, unit: Unit, moves: number): readonly Place[] {
  const alike = (place: Place): string =>
    `${lane(unit, place)} ${place.cover} ${place.seenBy} ${place.seenByClosest} ${place.hiddenInTurn} ${place.moves} ${place.seenFirst}`
  const back = (place: Place): number => 10 * far * place.toRefuge + place.toHome
  const hiding = hidingRanks(now)
  const plan = planned(now, 'retreat', moves)
  const around = survey(now, unit, 'retreat', plan)
  const isUnseen = ({ seenBy }: Place): boolean => seenBy === 0
  const hidden = gainingPlaces(around, hiding, hiding, (gaining) => [around.here, ...gaining].some(isUnseen))
  if (hidden.length > 0) return contenders(hidden, alike, back)
  const hasRefuge = bearingsOf(now, unit).refuges.length > 0
  const homeward: Rank = ({ toRefuge, toHome }) => (hasRefuge && toRefuge === 0 ? 0 : toHome)
  const aims = [...hiding, refuge, homeward, uncovered]
  const next = plan === 1 ? around : survey(now, unit, 'retreat', 1)
  const gaining = gainingPlaces(next, aims, aims)
  const ends = gaining.length > 0 ? gaining : idling(now, next, () => true)
  return contenders(ends, alike, back)
}

/** Ruling: retreatPlan. The number of remaining moves that a move plans with. */
export function planned(now: Situation, kind: MoveKind, moves: number): number {
  return kind === 'retreat' && currentReading(now, retreatPlan) === 'move' ? 1 : moves
}

/** Measures the rest of a way only if it can be short enough. */
function wayLeft(measured: (place: Measured) => number): Rank {
  return (place, most) => (place.atLeast > most ? Infinity : measured(place))
}

const toEnemy = wayLeft((place) => place.toEnemy)
const toObjective = wayLeft((place) => place.toObjective)
const seenByAny: Rank = (place) => place.seenBy
const seenByNear: Rank = (place) => place.seenByClosest
const shownInTurn: Rank = (place) => -place.hiddenInTurn
const uncovered: Rank = (place) => -place.cover
const refuge: Rank = (place) => place.toRefuge

/** Purpose of all planned moves: out of sight, then cover if it comes before objectives. */
function hidingRanks(now: Situation): readonly Rank[] {
  // Ruling: retreatOrder.
  // Ruling: closestUnits.
  const near = currentReading(now, closestUnits) === 'least' ? [seenByNear] : [shownInTurn, seenByNear]
  const sight = currentReading(now, retreatOrder) === 'closest' ? [...near, seenByAny] : [seenByAny, ...near]
  // Ruling: retreatCover.
  return currentReading(now, retreatCover) === 'cover' ? [...sight, uncovered] : sight
}

/** Gun Crews: to a place that sees an enemy, with the remaining moves. */
function gainingSight(now: Situation, unit: Unit, moves: number): readonly Place[] {
  const around = survey(now, unit, 'gun', moves)
  if (around.here.seenBy > 0) return []
  const unseeing: Rank = ({ seenBy }) => -seenBy
  const straight: Rank = ({ at }) => Math.ceil(distance(placeOf(now, unit), at) / (unit.profile.move * 10))
  const seeing = gainingPlaces(around, [unseeing], [straight])
  const alike = (place: Place): string => `${lane(unit, place)} ${place.cover} ${place.moves}`
  return contenders(seeing, alike, ({ toEnemy: inches }) => inches)
}

/** Places better than the unit's own: lattice places and one between them that beats all. Refines if needed. */
function gainingPlaces(
  { here, places, closer }: Survey,
  aims: readonly Rank[],
  ranks: readonly Rank[],
  areEnough: (gaining: readonly Place[]) => boolean = (gaining) => gaining.length > 0,
): readonly Place[] {
  const gains = (place: Measured): boolean => comesBefore(aims, place, here)
  const gaining = [...places(gains)]
  for (const spacing of [5, 2] as const) {
    if (spacing === 2 && areEnough(gaining)) break
    const found = closer(spacing, gaining, ranks, gains)
    if (found !== undefined) gaining.push(found)
  }
  return gaining
}

function canImprove(kind: MoveKind, now: Situation, unit: Unit, { actions }: Actor): boolean {
  if (kind === 'tactical' && staysToHold(now, unit)) return false
  return endsOf(now, unit, kind, actions).length > 0
}

export function isKnown(now: Situation, unit: Unit, kind: MoveKind): boolean {
  return !mayLeaveShip(now, unit, kind) && (isTracked(now) || unit.aboard !== '')
}

function improving(kind: MoveKind): BooleanFact<Unit, Situation, Actor> {
  const question = (now: Situation, unit: Unit, { actions }: Actor): Message =>
    now.house.asking === 'few'
      ? moveAsked(now, unit, kind, planned(now, kind, actions))
      : moveQuestion(
          kind,
          unit,
          planned(now, kind, actions),
          keptAtDistance(now, unit),
          currentReading(now, loneHolder),
        )
  // Answers about remaining moves hold only for this activation or order.
  const forNow = (now: Situation, { ordered }: Actor): readonly string[] =>
    kind === 'retreat' || kind === 'gun' ? [`${now.turn} ${ordered}`] : []
  return {
    kind: 'fact',
    id: `blood-and-plunder.move.${kind}`,
    compute: (unit, now, actor) =>
      isKnown(now, unit, kind) ? canImprove(kind, now, unit, actor) : undefined,
    propose: (unit, now, actor) => (isMapped(now) ? canImprove(kind, now, unit, actor) : undefined),
    validityKey: (unit, now, actor) => {
      const kept = keptAtDistance(now, unit).map(({ id }) => id)
      const bound = shipOf(now, unit)?.grappled ?? ''
      const where = [whereabouts(now, 'opfor'), whereabouts(now, 'player'), bound]
      return [...where, ...kept, ...forNow(now, actor)].join('.')
    },
    ask: (now, actor) => question(now, unitWith(now, actor.id), actor),
    askOne: (unit, now, actor) => question(now, unit, actor),
  }
}

export const improvingMove: Readonly<Record<MoveKind, BooleanFact<Unit, Situation, Actor>>> = {
  aggressive: improving('aggressive'),
  tactical: improving('tactical'),
  retreat: improving('retreat'),
  gun: improving('gun'),
}
