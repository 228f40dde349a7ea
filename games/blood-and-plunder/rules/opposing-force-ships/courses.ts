import { type Point, squared } from '../../table/geometry/point.ts'
import { canSailOn, type Pose, posesFor, type Sailing } from './poses.ts'
import { type Ship, shipWith, type Situation } from '../../table/situation.ts'

/** Of poses alike in guns and heading, only the one that the list would keep. */
export function coursesFor(now: Situation, id: string, sailing: Sailing): readonly Pose[] {
  const ship = shipWith(now, id)
  if (ship === undefined) return []
  const best = new Map<string, Pose>()
  const sign = sailing === 'away' ? -1 : 1
  const poses = underSail(posesFor(now, ship, sailing), ship.at, sailing)
  for (const pose of withRoom(now, ship, poses, sailing)) {
    const key = `${pose.guns} ${pose.gunsBack} ${pose.heading}`
    const known = best.get(key)
    if (known === undefined || sign * pose.toTarget < sign * known.toTarget) best.set(key, pose)
  }
  return [...best.values()]
}

/** A ship keeps room to sail on, except straight at a target; it gives up no broadside gun for it. */
function withRoom(now: Situation, ship: Ship, poses: readonly Pose[], sailing: Sailing): readonly Pose[] {
  if (sailing === 'close') return poses
  const onward = poses.filter((pose) => canSailOn(now, ship, pose))
  const guns = (some: readonly Pose[]): number => Math.max(0, ...some.map((pose) => pose.guns))
  const givesUp = sailing === 'broadside' && guns(onward) < guns(poses)
  return onward.length === 0 || givesUp ? poses : onward
}

/** A ship under sail stays in place only if it has no room to sail. */
function underSail(poses: readonly Pose[], at: Point, sailing: Sailing): readonly Pose[] {
  const staying = poses.filter((pose) => squared(pose.at, at) === 0)
  const moving = poses.filter((pose) => !staying.includes(pose))
  const blocked = sailing === 'close' && isBlocked(staying, moving)
  return moving.length === 0 || blocked ? staying : moving
}

/** A ship that can point at its target comes no nearer: it is alongside, or land is between. */
function isBlocked(staying: readonly Pose[], moving: readonly Pose[]): boolean {
  const pointed = staying.find(({ offAway }) => offAway === 8)
  return pointed !== undefined && moving.every(({ toTarget }) => toTarget >= pointed.toTarget)
}
