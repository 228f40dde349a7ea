import { type Candidate, reading } from '@opfor/kernel'
import { hasGun, isLoaded } from './action-exceptions.ts'
import { otherSide } from './battle.ts'
import { shipRadius } from './footprint.ts'
import { ahead, bears, headingTo, sixteenthsBetween } from './geometry/compass.ts'
import { type Point, squared } from './geometry/point.ts'
import { isCloseTo, touches } from './geometry/terrain.ts'
import { gap, placeOf, radiusOf } from './on-the-map.ts'
import { noPlayerShip } from './rulings/command-and-ships.ts'
import { poseInShort } from './ship-words.ts'
import { type Ship, shipsOf, type Situation, unitsOf } from './situation.ts'

/** Where a ship may end its movement, with what the ship table compares. */
export interface Pose extends Candidate {
  readonly at: Point
  readonly heading: number
  /** Half inches to the nearest of its targets. */
  readonly toTarget: number
  /** Sixteenths of a circle between its bow and the way that leads straight off from that target. */
  readonly offAway: number
  /** Its own loaded guns that bear on the nearest player ship, and those that bear back. */
  readonly guns: number
  readonly gunsBack: number
}

/** Something that a ship sails towards or away from, with its size. */
interface Target {
  readonly at: Point
  readonly radius: number
}

/** What a ship sails towards: player ships, or without one what the ruling says. */
export function targetsOf(now: Situation, ship: Ship): readonly Target[] {
  const ships = shipsOf(now, otherSide(ship.side))
  if (ships.length > 0) return ships.map(({ at }) => ({ at, radius: shipRadius }))
  // Ruling: noPlayerShip.
  return reading(now, noPlayerShip) === 'units'
    ? unitsOf(now, otherSide(ship.side)).map((unit) => ({
        at: placeOf(now, unit),
        radius: radiusOf(now, unit),
      }))
    : []
}

/** The loaded guns of a ship. */
function loadedGuns(now: Situation, ship: Ship): number {
  let guns = 0
  for (const unit of unitsOf(now, ship.side))
    if (unit.aboard === ship.id && hasGun(now, unit) && isLoaded(unit)) guns += unit.profile.guns?.count ?? 0
  return guns
}

/** Every pose that a ship can sail to: a turn, then straight ahead, on the table, clear of land and other ships. */
export function posesFor(now: Situation, ship: Ship): readonly Pose[] {
  const targets = targetsOf(now, ship)
  const { turn, speed } = ship.hull
  const poses: Pose[] = []
  for (let by = -turn; by <= turn; by += 1)
    for (let inches = speed; inches >= 0; inches -= 1) {
      const heading = (ship.heading + by + 16) % 16
      const at = ahead(ship.at, heading, inches * 10)
      if (isClear(now, ship, at)) poses.push(poseAt(now, ship, targets, at, heading))
    }
  return poses
}

function isClear(now: Situation, ship: Ship, at: Point): boolean {
  const { width, height, terrain } = now.battle
  const inside =
    at.x >= shipRadius && at.y >= shipRadius && at.x <= width - shipRadius && at.y <= height - shipRadius
  const contact = 2 * shipRadius
  return (
    inside &&
    !terrain.some(
      ({ impassable, outline }) =>
        impassable && (isCloseTo(outline, at, shipRadius) || touches(outline, ship.at, at)),
    ) &&
    now.ships.every((other) => other.id === ship.id || squared(other.at, at) >= contact * contact)
  )
}

/** A pose as the ship table compares it. */
function poseAt(now: Situation, ship: Ship, targets: readonly Target[], at: Point, heading: number): Pose {
  const enemies = shipsOf(now, otherSide(ship.side))
  const byRange = enemies.toSorted((a, b) => squared(a.at, at) - squared(b.at, at))
  const [near] = byRange
  const range = (target: Target): number => gap(at, target.at, shipRadius + target.radius)
  const [closest] = targets.toSorted((a, b) => range(a) - range(b))
  return {
    id: `${at.x}-${at.y}-${heading}`,
    name: poseInShort(at, heading),
    at,
    heading,
    toTarget: closest === undefined ? 0 : Math.floor(range(closest) * 2),
    offAway: closest === undefined ? 0 : sixteenthsBetween(heading, headingTo(closest.at, at)),
    guns: near !== undefined && bears(at, heading, near.at) ? loadedGuns(now, ship) : 0,
    gunsBack: near !== undefined && bears(near.at, near.heading, at) ? loadedGuns(now, near) : 0,
  }
}
