import type { Candidate } from '@opfor/kernel'
import { keptAtDistance } from '../action-exceptions/action-exceptions.ts'
import { type Bearings, bearingsOf, far } from './bearings.ts'
import { distance, type Point } from '../../table/geometry/point.ts'
import { type Ground, isInside, mayEnd, nearby, type Patch, tokenRadius } from '../../table/geometry/reach.ts'
import {
  farthestOn,
  latticeAround,
  type OnFoot,
  onFootTo,
  stopsAlong,
  type Way,
  waysFrom,
} from '../../table/geometry/ways.ts'
import { type MoveKind, placeInShort } from './move-words.ts'
import { gapOf, groundFor, isNearTo, nearest, ownRadius, placeOf, radiusOf } from '../../table/on-the-map.ts'
import type { Situation, Unit } from '../../table/situation.ts'
import { type Course, type Measured, Spot } from './spot.ts'

export interface Place extends Candidate, Measured {
  /** The end of the first move, the inches to it, and the number of moves. */
  readonly stop: Point
  readonly inches: number
  readonly moves: number
  readonly seenFirst: number
  readonly onTheWay: boolean
}

/** Measured on foot, round obstacles. */
function courseOf(now: Situation, unit: Unit, go: Bearings, kind: MoveKind, ground: Ground): Course {
  const reach = unit.profile.move * 10
  const from = placeOf(now, unit)
  const own = ownRadius(now, unit)
  const onFoot = (goal: Point): OnFoot => onFootTo(ground, goal, from, reach)
  const straightToEnemy = (at: Point): number => nearest(now, at, go.closest, far, own)
  const nowhere = {
    toEnemy: straightToEnemy,
    toObjective: () => 0,
    atLeast: () => 0,
    toRefuge: () => 0,
    onTheWay: [],
  }
  if (kind === 'gun') return nowhere
  if (kind === 'retreat') {
    if (go.refuges.length === 0) return nowhere
    const foots = go.refuges.map(({ at }) => ({ goal: at, foot: onFoot(at) }))
    const toOne = (at: Point, goal: Point, foot: OnFoot): number =>
      isNearTo(now, unit, at, goal) ? 0 : gapOf(foot.from(at), own + tokenRadius)
    return { ...nowhere, toRefuge: (at) => least(foots, ({ goal, foot }) => toOne(at, goal, foot)) }
  }
  const near = nearby(ground, from, reach)
  if (kind === 'tactical' && go.objectives.length > 0) {
    const foots = go.objectives.map(({ at }) => onFoot(at))
    return {
      ...nowhere,
      toObjective: (at) => least(foots, (foot) => gapOf(foot.from(at), own + tokenRadius)),
      atLeast: (at) => least(foots, (foot) => gapOf(foot.atLeast(at), own + tokenRadius)),
      onTheWay: foots.map(({ way }) => farthestOn(near, way.path, reach)),
    }
  }
  const ways = go.closest.map((enemy) => ({
    foot: onFoot(placeOf(now, enemy)),
    radii: own + radiusOf(now, enemy),
  }))
  return {
    ...nowhere,
    toEnemy: (at) => least(ways, ({ foot, radii }) => gapOf(foot.from(at), radii)),
    atLeast: (at) => least(ways, ({ foot, radii }) => gapOf(foot.atLeast(at), radii)),
    onTheWay: ways.map(({ foot, radii }) => farthestOn(near, foot.way.path, shortOf(foot.way, reach, radii))),
  }
}

function least<T>(goals: readonly T[], inches: (goal: T) => number): number {
  let best = far
  for (const goal of goals) best = Math.min(best, inches(goal))
  return best
}

function placeFrom(
  spot: Spot,
  way: Pick<Place, 'stop' | 'inches' | 'moves' | 'seenFirst' | 'onTheWay'>,
): Place {
  const { at, toEnemy, toObjective, atLeast, cover, seenByClosest, hiddenInTurn, seenBy } = spot
  const { toRefuge, toHome } = spot
  const ahead = { toEnemy, toObjective, atLeast, toRefuge, toHome }
  const measured = { ...ahead, cover, seenByClosest, hiddenInTurn, seenBy }
  return { id: `${at.x}-${at.y}`, name: placeInShort(at), at, ...measured, ...way }
}

/** Sort key of places, lower first. Above `most`, any number will do. */
export type Rank = (place: Measured, most: number) => number

export interface Survey {
  readonly here: Place
  readonly places: (fits: Fitting) => readonly Place[]
  /** The first fitting place of a finer lattice that beats all known ones; of all, or beside one. */
  readonly closer: (
    spacing: Spacing,
    known: readonly Place[],
    ranks: readonly Rank[],
    fits: Fitting,
    beside?: Place,
  ) => Place | undefined
}

/** Checked before the way to the place is searched. */
export type Fitting = (place: Measured) => boolean

/** In tenths: everywhere, to refine, and if there would be no place. */
export type Spacing = 10 | 5 | 2

/** Places reachable with this many moves, short of contact, that no exception forbids. */
export function survey(
  now: Situation,
  unit: Unit,
  kind: MoveKind,
  moves: number,
  spacings: readonly Spacing[] = [10],
): Survey {
  const go = bearingsOf(now, unit)
  const ground = groundOf(now, unit)
  const to = courseOf(now, unit, go, kind, ground)
  const from = placeOf(now, unit)
  const spotAt = (at: Point): Spot => new Spot(now, go, to, at)
  const here = placeFrom(spotAt(from), { stop: from, inches: 0, moves: 0, seenFirst: 0, onTheWay: false })
  if (unit.aboard !== '') return { here, places: () => [], closer: () => undefined }
  const reach = unit.profile.move * 10
  const wayTo = waysFrom(ground, from, reach * moves)
  // Less than a tenth from an enemy is contact.
  const touches = (at: Point): boolean => nearest(now, at, go.enemies, far, ownRadius(now, unit)) === 0
  const near = nearby(ground, from, reach * moves)
  const placeAt = (at: Point, fits: Fitting): Place | undefined => {
    if (!mayEnd(near, at)) return undefined
    const spot = spotAt(at)
    if (!fits(spot)) return undefined
    const way = touches(at) ? undefined : wayTo(at)
    const stops = way === undefined ? undefined : stopsAlong(ground, way, reach, moves)
    const [first] = stops ?? []
    if (stops === undefined || first === undefined) return undefined
    const inches = Math.round(first.gone) / 10
    const onTheWay = to.onTheWay.includes(at)
    const seenFirst = kind === 'retreat' ? spotAt(first.at).seenBy : 0
    // A retreat does not lead into sight: the actions after its first move are uncertain.
    if (kind === 'retreat' && stops.length > 1 && seenFirst > here.seenBy) return undefined
    return placeFrom(spot, { stop: first.at, inches, moves: stops.length, seenFirst, onTheWay })
  }
  const lattice = (spacing: Spacing): readonly Point[] => latticeAround(from, reach * moves, spacing)
  const isInReach = (at: Point): boolean => distance(from, at) <= reach * moves
  return {
    here,
    places: (fits) => [...to.onTheWay, ...spacings.flatMap(lattice)].flatMap((at) => placeAt(at, fits) ?? []),
    closer: (spacing, known, ranks, fits, beside) => {
      let best: Place | undefined
      let first = firstBy(known, ranks)
      const isBetter: Fitting = (spot) =>
        (first === undefined || comesBefore(ranks, spot, first)) && fits(spot)
      const around =
        beside === undefined ? lattice(spacing) : latticeAround(beside.at, 10, spacing).filter(isInReach)
      for (const at of around) {
        best = placeAt(at, isBetter) ?? best
        first = best ?? first
      }
      return best
    },
  }
}

export function firstBy(places: readonly Place[], ranks: readonly Rank[]): Place | undefined {
  let first: Place | undefined
  for (const place of places) if (first === undefined || comesBefore(ranks, place, first)) first = place
  return first
}

/** Decides by the first rank in which they differ. */
export function comesBefore(ranks: readonly Rank[], one: Measured, other: Measured): boolean {
  for (const rank of ranks) {
    const yours = rank(other, Infinity)
    const mine = rank(one, yours)
    if (mine !== yours) return mine < yours
  }
  return false
}

/** Obstacles of a unit's moves. A guerrilla keeps its distance all the way. */
export function groundOf(now: Situation, unit: Unit): Ground {
  return {
    ...groundFor(now, unit),
    kept: keptAtDistance(now, unit).map((other) => patchOf(now, unit, other)),
  }
}

/** Guerrillas: the area to keep out of, eighth inch included. A nearer unit comes no closer. Default radius: ashore. */
export function patchOf(now: Situation, unit: Unit, other: Unit, radius = ownRadius(now, unit)): Patch {
  const middle = placeOf(now, other)
  const nearer = Math.floor(distance(placeOf(now, unit), middle))
  return { middle, radius: Math.min(81 + radius + radiusOf(now, other), nearer) }
}

/** Guerrillas: the place is outside that patch. */
export function keepsAway(now: Situation, unit: Unit, other: Unit, at: Point, radius: number): boolean {
  return !isInside(patchOf(now, unit, other, radius), at)
}

function shortOf({ far: whole }: Way, reach: number, radii: number): number {
  const toContact = 10 * gapOf(whole, radii) - 1
  return Math.max(0, Math.min(reach, Math.floor(toContact)))
}

/** Drops farther places that are otherwise alike. If one remains, the next nearest stays, so the list can give a reason. */
export function contenders(
  places: readonly Place[],
  likeness: (place: Place) => string,
  distance: (place: Place) => number,
): readonly Place[] {
  const best = new Map<string, Place>()
  for (const place of places) {
    const key = likeness(place)
    const known = best.get(key)
    if (known === undefined || distance(place) < distance(known)) best.set(key, place)
  }
  const [only, ...others] = best.values()
  if (only === undefined || others.length > 0) return [...best.values()]
  const farther = places.filter((place) => distance(place) > distance(only))
  const [next] = farther.toSorted((a, b) => distance(a) - distance(b))
  return next === undefined ? [only] : [only, next]
}
