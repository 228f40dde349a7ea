import { keptInCharge } from '../action-exceptions/action-exceptions.ts'
import { shipRadius } from '../../table/footprint.ts'
import { type Point, squared } from '../../table/geometry/point.ts'
import { type Ground, isFree, mayEnd } from '../../table/geometry/reach.ts'
import { apart, groundFor, placeOf, radiusOf } from '../../table/on-the-map.ts'
import { keepsAway, patchOf } from '../movement/places.ts'
import { isAlive, shipOf, type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** Aboard different ships that are not grappled: neither charges the other. */
export function areDecksApart(now: Situation, unit: Unit, other: Unit): boolean {
  const [own, theirs] = [shipOf(now, unit), shipOf(now, other)]
  return own !== undefined && theirs !== undefined && own.id !== theirs.id && own.grappled !== theirs.id
}

/** A free place beside the enemy is in reach, or the charge leads from deck to deck. */
export function canBeCharged(now: Situation, unit: Unit, enemy: Unit): boolean {
  const [own, theirs] = [shipOf(now, unit), shipOf(now, enemy)]
  if (own === undefined && theirs === undefined) return contactPlace(now, unit, enemy) !== undefined
  if (own === undefined || theirs === undefined) return false
  const keeps = (other: Unit): boolean => keepsAway(now, unit, other, theirs.at, shipRadius)
  return !areDecksApart(now, unit, enemy) && keptInCharge(now, unit).every(keeps)
}

/** In contact, or apart if both survive unengaged and the target need not give way. Unmoved if neither is possible. */
export function chargedTo(now: Situation, id: string, target: string, givesWay: boolean): Point {
  const [unit, enemy] = [unitWith(now, id), unitWith(now, target)]
  const apart = isAlive(enemy) && !unit.engaged.includes(target) && !givesWay
  return (apart ? placeBeside(now, unit, enemy, [5, 15]) : contactPlace(now, unit, enemy)) ?? unit.at
}

function contactPlace(now: Situation, unit: Unit, enemy: Unit): Point | undefined {
  return apart(now, unit, enemy) === 0 ? unit.at : placeBeside(now, unit, enemy, [-1, 1])
}

const known = new Map<string, readonly Point[]>()

/** Steps of whole tenths with a length in [from, below). */
function ring(from: number, below: number): readonly Point[] {
  const before = known.get(`${from} ${below}`)
  if (before !== undefined) return before
  const steps: Point[] = []
  for (let x = -below; x <= below; x += 1)
    for (let y = -below; y <= below; y += 1) {
      const far = x * x + y * y
      if (far >= from * from && far < below * below) steps.push({ x, y })
    }
  known.set(`${from} ${below}`, steps)
  return steps
}

/** Tenths of an inch between the edges of two units: from, and below. */
type Between = readonly [number, number]

function placeBeside(now: Situation, unit: Unit, enemy: Unit, [from, below]: Between): Point | undefined {
  const reach = unit.profile.charge * 10
  if (apart(now, unit, enemy) > unit.profile.charge) return undefined
  const { x, y } = placeOf(now, enemy)
  const radii = radiusOf(now, unit) + radiusOf(now, enemy)
  // A third unit at the target's own place is still in the way.
  const others = now.units.filter(({ id }) => id !== enemy.id)
  const kept = unit.side === 'opfor' ? keptInCharge(now, unit).filter(({ id }) => id !== enemy.id) : []
  const free: Ground = {
    ...groundFor({ ...now, units: others }, unit),
    kept: kept.map((other) => patchOf(now, unit, other)),
  }
  const places = ring(radii + from, radii + below).map((step) => ({ x: x + step.x, y: y + step.y }))
  const suits = (at: Point): boolean => mayEnd(free, at) && isFree(free, unit.at, at)
  const far = (at: Point): number => squared(unit.at, at)
  const isInReach = (at: Point): boolean => far(at) <= reach * reach
  // Usually the nearest place decides, so the others are checked only if it does not.
  let nearest = places[0]
  for (const at of places) if (nearest === undefined || far(at) < far(nearest)) nearest = at
  if (nearest === undefined || !isInReach(nearest)) return undefined
  if (suits(nearest)) return nearest
  return places
    .filter(isInReach)
    .toSorted((a, b) => far(a) - far(b))
    .find(suits)
}
