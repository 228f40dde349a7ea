import { type Candidate, reading } from '@opfor/kernel'
import { keptAtDistance } from './action-exceptions.ts'
import { type Point, towards } from './geometry/point.ts'
import { reachable } from './geometry/reach.ts'
import { coverAgainst, sees } from './geometry/sight.ts'
import { placeName } from './move-words.ts'
import { apart, controls, gap, groundFor, holdsAlone, nearest, placeOf } from './on-the-map.ts'
import { loneHolder } from './rulings/actions.ts'
import { enemiesOf, type Situation, type Unit } from './situation.ts'

/** A place where a move may end, with what the three kinds of move compare. Distances are in half inches. */
export interface Place extends Candidate {
  readonly at: Point
  readonly path: readonly Point[]
  /** It lies on the straight way to the nearest enemy or to the objective. */
  readonly straight: boolean
  readonly toEnemy: number
  readonly toObjective: number
  readonly cover: number
  readonly seenByClosest: number
  readonly seenBy: number
  readonly atObjective: number
  readonly toHome: number
}

/** What a unit goes by when it moves: its nearest enemy, the objective it wants, and who watches. */
interface Bearings {
  readonly enemies: readonly Unit[]
  readonly closest: readonly Unit[]
  readonly objective: Point | undefined
}

const far = 1000

function halfInches(inches: number): number {
  return Math.floor(inches * 2)
}

function bearingsOf(now: Situation, unit: Unit): Bearings {
  const enemies = enemiesOf(now, unit)
  const from = placeOf(now, unit)
  const near = nearest(now, from, enemies, far)
  const wanted = now.battle.objectives
    .filter(({ at }) => !controls(now, unit.side, at))
    .map(({ at }) => at)
    .toSorted((a, b) => gap(from, a) - gap(from, b))
  return {
    enemies,
    closest: enemies.filter((enemy) => gap(from, placeOf(now, enemy)) === near),
    objective: wanted[0],
  }
}

/** A place as the lists compare it. */
function placeAt(now: Situation, unit: Unit, go: Bearings, at: Point, path: readonly Point[]): Place {
  const { terrain, objectives, width, height, homeEdge } = now.battle
  const seen = go.enemies.filter((enemy) => sees(terrain, placeOf(now, enemy), at))
  const home = { left: at.x, right: width - at.x, bottom: at.y, top: height - at.y }[homeEdge]
  const covers = go.closest.map((enemy) => coverAgainst(terrain, at, placeOf(now, enemy)))
  return {
    id: `${at.x}-${at.y}`,
    name: placeName(at),
    at,
    path,
    straight: false,
    toEnemy: halfInches(nearest(now, at, go.closest, far)),
    toObjective: go.objective === undefined ? 0 : halfInches(gap(at, go.objective)),
    cover: covers.length === 0 ? 0 : Math.min(...covers),
    seenByClosest: seen.filter((enemy) => go.closest.includes(enemy)).length,
    seenBy: seen.length,
    atObjective: objectives.some((each) => gap(at, each.at) + 1 <= now.house.control) ? 1 : 0,
    toHome: halfInches(home / 10),
  }
}

/** Where a unit stands now, as a place. */
export function standing(now: Situation, unit: Unit): Place {
  const at = placeOf(now, unit)
  return placeAt(now, unit, bearingsOf(now, unit), at, [at])
}

/** Whether an objective that its side does not control is left for a unit to go for. */
export function wantsObjective(now: Situation, unit: Unit): boolean {
  return bearingsOf(now, unit).objective !== undefined
}

/** Whether a unit makes no tactical move on a map, as it alone holds an objective. */
export function staysToHold(now: Situation, unit: Unit): boolean {
  // Ruling: loneHolder.
  return reading(now, loneHolder) === 'stays' && holdsAlone(now, unit)
}

/** The places a unit can reach with one move, stopping short of contact, that no exception forbids. */
export function placesFor(now: Situation, unit: Unit): readonly Place[] {
  if (unit.aboard !== '') return []
  const go = bearingsOf(now, unit)
  const reach = unit.profile.move * 10
  const wished = [
    ...go.closest.map((enemy) => shortOf(unit.at, placeOf(now, enemy), reach)),
    ...(go.objective === undefined ? [] : [towards(unit.at, go.objective, reach)]),
  ]
  const kept = keptAtDistance(now, unit)
  return reachable(groundFor(now, unit), unit.at, reach, wished)
    .filter(({ to }) => kept.every((other) => keepsAway(now, unit, other, to)))
    .map(({ to, path }) => ({ ...placeAt(now, unit, go, to, path), straight: wished.includes(to) }))
}

/** Guerrillas: not within 8 inches; who is nearer already comes no closer. */
export function keepsAway(now: Situation, unit: Unit, other: Unit, at: Point): boolean {
  const after = gap(at, placeOf(now, other))
  return after >= 8 || after >= apart(now, unit, other)
}

/** Straight at an enemy, as far as it goes without contact. */
function shortOf(from: Point, enemy: Point, reach: number): Point {
  const toContact = 10 * gap(from, enemy) - 1
  return towards(from, enemy, Math.max(0, Math.min(reach, Math.floor(toContact))))
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
