import type { Candidate } from '@opfor/kernel'
import { keptAtDistance } from './action-exceptions.ts'
import { type Bearings, bearingsOf, far } from './bearings.ts'
import { distance, type Point } from './geometry/point.ts'
import { type Ground, isInside, type Patch, tokenRadius } from './geometry/reach.ts'
import { coverAgainst, sees } from './geometry/sight.ts'
import { after, type OnFoot, onFootTo, reachable, stopsAlong, type Way } from './geometry/ways.ts'
import { type MoveKind, placeInShort } from './move-words.ts'
import { gapOf, groundFor, isNearTo, nearest, ownRadius, placeOf, radiusOf } from './on-the-map.ts'
import type { Situation, Unit } from './situation.ts'

/** A place where moves may end, with what the kinds of move compare. Distances are in half inches. */
export interface Place extends Candidate {
  readonly at: Point
  /** Where the first move of the way ends, after how many inches, and how many moves it takes. */
  readonly stop: Point
  readonly inches: number
  readonly moves: number
  /** It lies on the shortest way to the nearest enemy or to the objective. */
  readonly onTheWay: boolean
  readonly toEnemy: number
  readonly toObjective: number
  readonly cover: number
  readonly seenByClosest: number
  readonly seenBy: number
  readonly toRefuge: number
  readonly toHome: number
}

/** How far it is from a place to what a unit makes for, in inches, and the places that its move may come to on the way. */
interface Course {
  readonly toEnemy: (at: Point) => number
  readonly toObjective: (at: Point) => number
  readonly toRefuge: (at: Point) => number
  readonly onTheWay: readonly Point[]
}

function halfInches(inches: number): number {
  return Math.floor(inches * 2)
}

/** The course of each kind of move: what it leads to is measured on foot, round what is in the way. */
function courseOf(now: Situation, unit: Unit, go: Bearings, kind: MoveKind, ground: Ground): Course {
  const reach = unit.profile.move * 10
  const from = placeOf(now, unit)
  const own = ownRadius(now, unit)
  const onFoot = (goal: Point): OnFoot => onFootTo(ground, goal, from, reach)
  const straightToEnemy = (at: Point): number => nearest(now, at, go.closest, far, own)
  const nowhere = { toEnemy: straightToEnemy, toObjective: () => 0, toRefuge: () => 0, onTheWay: [] }
  if (kind === 'gun') return nowhere
  if (kind === 'retreat') {
    if (go.refuge === undefined) return nowhere
    const { at: goal } = go.refuge
    const foot = onFoot(goal)
    const isThere = (at: Point): boolean => isNearTo(now, unit, at, goal)
    return { ...nowhere, toRefuge: (at) => (isThere(at) ? 0 : gapOf(foot.from(at), own + tokenRadius)) }
  }
  if (kind === 'tactical' && go.objective !== undefined) {
    const foot = onFoot(go.objective.at)
    return {
      ...nowhere,
      toObjective: (at) => gapOf(foot.from(at), own + tokenRadius),
      onTheWay: [after(foot.way.path, reach).at],
    }
  }
  const ways = go.closest.map((enemy) => ({
    foot: onFoot(placeOf(now, enemy)),
    radii: own + radiusOf(now, enemy),
  }))
  return {
    ...nowhere,
    toEnemy: (at) => Math.min(far, ...ways.map(({ foot, radii }) => gapOf(foot.from(at), radii))),
    onTheWay: ways.map(({ foot, radii }) => shortOf(foot.way, reach, radii)),
  }
}

/** What is measured of a place, wherever the way there leads. */
type Measured = Omit<Place, 'stop' | 'inches' | 'moves' | 'onTheWay'>

/** A place as the lists compare it. */
function measured(now: Situation, go: Bearings, to: Course, at: Point): Measured {
  const { terrain, width, height, homeEdge } = now.battle
  const seen = go.enemies.filter((enemy) => sees(terrain, placeOf(now, enemy), at))
  const home = { left: at.x, right: width - at.x, bottom: at.y, top: height - at.y }[homeEdge]
  const covers = go.closest.map((enemy) =>
    coverAgainst(terrain, at, placeOf(now, enemy), ownRadius(now, enemy)),
  )
  return {
    id: `${at.x}-${at.y}`,
    name: placeInShort(at),
    at,
    toEnemy: halfInches(to.toEnemy(at)),
    toObjective: halfInches(to.toObjective(at)),
    cover: covers.length === 0 ? 0 : Math.min(...covers),
    seenByClosest: seen.filter((enemy) => go.closest.includes(enemy)).length,
    seenBy: seen.length,
    toRefuge: halfInches(to.toRefuge(at)),
    toHome: halfInches(home / 10),
  }
}

/** Where a unit stands, and where it can go. */
interface Survey {
  readonly here: Place
  readonly places: readonly Place[]
}

/** Where a unit stands, and the places it can reach with so many moves, short of contact, that no exception forbids. */
export function survey(now: Situation, unit: Unit, kind: MoveKind, moves: number): Survey {
  const go = bearingsOf(now, unit)
  const ground = groundOf(now, unit)
  const to = courseOf(now, unit, go, kind, ground)
  const from = placeOf(now, unit)
  const here = { ...measured(now, go, to, from), stop: from, inches: 0, moves: 0, onTheWay: false }
  if (unit.aboard !== '') return { here, places: [] }
  const reach = unit.profile.move * 10
  const places = reachable(ground, from, reach * moves, to.onTheWay).flatMap((way): readonly Place[] => {
    const stops = stopsAlong(ground, way, reach, moves)
    const [first] = stops ?? []
    if (stops === undefined || first === undefined) return []
    const inches = Math.round(first.gone) / 10
    const onTheWay = to.onTheWay.includes(way.to)
    return [{ ...measured(now, go, to, way.to), stop: first.at, inches, moves: stops.length, onTheWay }]
  })
  return { here, places }
}

/** What stands in the way of a unit's moves; a guerrilla keeps its distance all the way. */
export function groundOf(now: Situation, unit: Unit): Ground {
  return {
    ...groundFor(now, unit),
    kept: keptAtDistance(now, unit).map((other) => patchOf(now, unit, other)),
  }
}

/**
 * Guerrillas: the patch round another unit to keep out of, the eighth inch included; who is nearer already comes no closer.
 * The one that keeps out is of this size: as wide as it is ashore by standard.
 */
export function patchOf(now: Situation, unit: Unit, other: Unit, radius = ownRadius(now, unit)): Patch {
  const middle = placeOf(now, other)
  const nearer = Math.floor(distance(placeOf(now, unit), middle))
  return { middle, radius: Math.min(81 + radius + radiusOf(now, other), nearer) }
}

/** Guerrillas: whether a place keeps out of that patch. */
export function keepsAway(now: Situation, unit: Unit, other: Unit, at: Point, radius: number): boolean {
  return !isInside(patchOf(now, unit, other, radius), at)
}

/** On the way to an enemy, as far as it goes without contact. */
function shortOf({ path, far: whole }: Way, reach: number, radii: number): Point {
  const toContact = 10 * gapOf(whole, radii) - 1
  return after(path, Math.max(0, Math.min(reach, Math.floor(toContact)))).at
}

/** Of places that are alike in everything but a distance, the nearest one: no list would keep another. */
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
  return [...best.values()]
}
