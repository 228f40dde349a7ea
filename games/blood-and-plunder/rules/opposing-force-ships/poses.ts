import { type Candidate, reading } from '@opfor/kernel'
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

/** How a ship moves. */
export type Sailing = 'close' | 'broadside' | 'away'

/** Where a ship may end its movement, with what the ship table compares. */
export interface Pose extends Candidate {
  readonly at: Point
  readonly heading: number
  /** Tenths of an inch to the nearest of its targets; for a broadside of those that its guns bear on, if there are any. */
  readonly toTarget: number
  /** Sixteenths of a circle between its bow and the way that leads straight off from that target. */
  readonly offAway: number
  /** Its own guns that bear on one of the ships that count, and the guns of those ships that bear back. */
  readonly guns: number
  readonly gunsBack: number
}

/** Something that a ship sails towards or away from, with its size. */
interface Target {
  readonly at: Point
  readonly radius: number
  readonly ship?: Ship
}

/** What a ship sails towards: player ships, or without one what the ruling says. */
export function targetsOf(now: Situation, ship: Ship): readonly Target[] {
  const ships = shipsOf(now, otherSide(ship.side))
  if (ships.length > 0) return ships.map((each) => ({ at: each.at, radius: shipRadius, ship: each }))
  // Ruling: noPlayerShip.
  return reading(now, noPlayerShip) === 'units'
    ? unitsOf(now, otherSide(ship.side)).map((unit) => ({
        at: placeOf(now, unit),
        radius: radiusOf(now, unit),
      }))
    : []
}

/** The targets that count for a movement. The closest is the one that is so before the ship moves. */
function targetsFor(now: Situation, ship: Ship, sailing: Sailing): readonly Target[] {
  const targets = targetsOf(now, ship)
  if (sailing === 'away' || aimsAtAny(now, ship, sailing)) return targets
  const range = (target: Target): number => gap(ship.at, target.at, shipRadius + target.radius)
  const closest = Math.min(...targets.map(range))
  return targets.filter((target) => range(target) === closest)
}

/** Ruling: broadsideAt. Whether a movement is about all player ships: a broadside may bear on any of them. */
export function aimsAtAny(now: Situation, ship: Ship, sailing: Sailing): boolean {
  return (
    sailing === 'broadside' &&
    shipsOf(now, otherSide(ship.side)).length > 0 &&
    reading(now, broadsideAt) === 'any'
  )
}

/** The guns of a ship that count for a broadside. */
function gunsOf(now: Situation, ship: Ship): number {
  // Ruling: broadsideGuns.
  const all = reading(now, broadsideGuns) === 'all'
  let guns = 0
  for (const unit of unitsOf(now, ship.side))
    if (unit.aboard === ship.id && hasGun(now, unit) && (all || isLoaded(unit)))
      guns += unit.profile.guns?.count ?? 0
  return guns
}

/** Every pose that a ship can sail to, as the ship table compares it for such a movement. */
export function posesFor(now: Situation, ship: Ship, sailing: Sailing): readonly Pose[] {
  const targets = targetsFor(now, ship, sailing)
  const pose = poseBy(now, ship, targets, sailing)
  return endsFor(now, ship, 0).map(({ at, heading }) => pose(at, heading))
}

/** Whether a ship in this pose can sail on from there at its full speed. */
export function canSailOn(now: Situation, ship: Ship, { at, heading }: Pose): boolean {
  return endsFor(now, { ...ship, at, heading }, ship.hull.speed).length > 0
}

/** Where a ship can sail so many inches or more: a turn, then straight ahead, on the table, clear of land and other ships. */
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

/** Whether a ship that sails from here to there meets no other hull: one that it lies too close to already counts at the end. */
function passes(from: Point, to: Point, hull: Point): boolean {
  const contact = 2 * shipRadius
  const start = squared(from, hull) < contact * contact ? to : from
  return !isNear(start, to, hull, contact, false)
}

/** A pose as the ship table compares it. */
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
