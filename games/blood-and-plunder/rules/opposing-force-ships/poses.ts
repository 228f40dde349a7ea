import { type Candidate, currentReading } from '@opfor/kernel'
import { hasGun, isLoaded } from '../action-exceptions/action-exceptions.ts'
import { otherSide } from '../../table/battle.ts'
import { shipRadius } from '../../table/footprint.ts'
import { ahead, bears, headingTo, sixteenthsBetween } from '../../table/geometry/compass.ts'
import { isNear, type Point, squared } from '../../table/geometry/point.ts'
import { isCloseTo, touches } from '../../table/geometry/terrain.ts'
import { gap, placeOf, radiusOf } from '../../table/on-the-map.ts'
import { broadsideAt, broadsideGuns, noPlayerShip } from '../rulings/command-and-ships.ts'
import { poseInShort } from './ship-words.ts'
import { type Ship, shipsOf, type Situation, unitsOf } from '../../table/situation.ts'

export type Sailing = 'close' | 'broadside' | 'away'

export interface Pose extends Candidate {
  readonly at: Point
  readonly heading: number
  /** Tenths of an inch to the nearest target; for a broadside, of those on which its guns bear, if any. */
  readonly toTarget: number
  /** Sixteenths of a circle between the bow and the way straight off from that target. */
  readonly offAway: number
  /** Own guns that bear on a counting ship, and the guns of those ships that bear back. */
  readonly guns: number
  readonly gunsBack: number
}

interface Target {
  readonly at: Point
  readonly radius: number
  readonly ship?: Ship
}

/** Player ships; without one, by the ruling. */
export function targetsOf(now: Situation, ship: Ship): readonly Target[] {
  const ships = shipsOf(now, otherSide(ship.side))
  if (ships.length > 0) return ships.map((each) => ({ at: each.at, radius: shipRadius, ship: each }))
  // Ruling: noPlayerShip.
  return currentReading(now, noPlayerShip) === 'units'
    ? unitsOf(now, otherSide(ship.side)).map((unit) => ({
        at: placeOf(now, unit),
        radius: radiusOf(now, unit),
      }))
    : []
}

/** The closest is determined before the ship moves. */
function targetsFor(now: Situation, ship: Ship, sailing: Sailing): readonly Target[] {
  const targets = targetsOf(now, ship)
  if (sailing === 'away' || aimsAtAny(now, ship, sailing)) return targets
  const range = (target: Target): number => gap(ship.at, target.at, shipRadius + target.radius)
  const closest = Math.min(...targets.map(range))
  return targets.filter((target) => range(target) === closest)
}

/** Ruling: broadsideAt. A broadside may bear on any player ship. */
export function aimsAtAny(now: Situation, ship: Ship, sailing: Sailing): boolean {
  return (
    sailing === 'broadside' &&
    shipsOf(now, otherSide(ship.side)).length > 0 &&
    currentReading(now, broadsideAt) === 'any'
  )
}

function gunsOf(now: Situation, ship: Ship): number {
  // Ruling: broadsideGuns.
  const all = currentReading(now, broadsideGuns) === 'all'
  let guns = 0
  for (const unit of unitsOf(now, ship.side))
    if (unit.aboard === ship.id && hasGun(now, unit) && (all || isLoaded(unit)))
      guns += unit.profile.guns?.count ?? 0
  return guns
}

export function posesFor(now: Situation, ship: Ship, sailing: Sailing): readonly Pose[] {
  const targets = targetsFor(now, ship, sailing)
  const pose = poseBy(now, ship, targets, sailing)
  return endsFor(now, ship, 0).map(({ at, heading }) => pose(at, heading))
}

export function canSailOn(now: Situation, ship: Ship, { at, heading }: Pose): boolean {
  return endsFor(now, { ...ship, at, heading }, ship.hull.speed).length > 0
}

/** A turn, then at least this many inches ahead, on the table, clear of land and other ships. */
function endsFor(now: Situation, ship: Ship, least: number): readonly Pick<Ship, 'at' | 'heading'>[] {
  const { turn, speed } = ship.hull
  const ends: Pick<Ship, 'at' | 'heading'>[] = []
  for (let by = -turn; by <= turn; by += 1)
    for (let inches = speed; inches >= least; inches -= 1) {
      const heading = (ship.heading + by + 16) % 16
      const at = ahead(ship.at, heading, inches * 10)
      if (isClear(now, ship, at)) ends.push({ at, heading })
    }
  return ends
}

function isClear(now: Situation, ship: Ship, at: Point): boolean {
  const { width, height, terrain } = now.battle
  const inside =
    at.x >= shipRadius && at.y >= shipRadius && at.x <= width - shipRadius && at.y <= height - shipRadius
  return (
    inside &&
    !terrain.some(
      ({ impassable, outline }) =>
        impassable && (isCloseTo(outline, at, shipRadius) || touches(outline, ship.at, at)),
    ) &&
    now.ships.every((other) => other.id === ship.id || other.gone === true || passes(ship.at, at, other.at))
  )
}

/** A hull to which the ship is already too close counts only at the end. */
function passes(from: Point, to: Point, hull: Point): boolean {
  const contact = 2 * shipRadius
  const start = squared(from, hull) < contact * contact ? to : from
  return !isNear(start, to, hull, contact, false)
}

function poseBy(
  now: Situation,
  ship: Ship,
  targets: readonly Target[],
  sailing: Sailing,
): (at: Point, heading: number) => Pose {
  const own = gunsOf(now, ship)
  return (at, heading) => {
    const range = (target: Target): number => gap(at, target.at, shipRadius + target.radius)
    const borne = targets.filter((target) => target.ship !== undefined && bears(at, heading, target.at))
    const aimed = sailing === 'broadside' && borne.length > 0 ? borne : targets
    const [closest] = aimed.toSorted((a, b) => range(a) - range(b))
    return {
      id: `${at.x}-${at.y}-${heading}`,
      name: poseInShort(at, heading),
      at,
      heading,
      toTarget: closest === undefined ? 0 : Math.round(range(closest) * 10),
      offAway: closest === undefined ? 0 : sixteenthsBetween(heading, headingTo(closest.at, at)),
      guns: borne.length > 0 ? own : 0,
      gunsBack: gunsBearingOn(now, targets, at),
    }
  }
}

function gunsBearingOn(now: Situation, targets: readonly Target[], at: Point): number {
  let guns = 0
  for (const { ship } of targets)
    if (ship !== undefined && bears(ship.at, ship.heading, at)) guns += gunsOf(now, ship)
  return guns
}
