import { type Point, shipWith, type Situation, type Unit, pathTo } from '@opfor/games/blood-and-plunder/view'
import type { Edit, Json, Question } from '@opfor/kernel'
import type { Pose } from './pose.ts'

export interface Placement {
  readonly id: string
  readonly name: Unit['name']
  readonly isShip: boolean
  /** Whether the OPFOR moves, not the player. */
  readonly isOpfor: boolean
  readonly from: Pose
  readonly proposed: Pose
}

export function placementIn(now: Situation, question: Question | undefined): Placement | undefined {
  const [id] = question?.points?.about ?? []
  if (question?.proposal === undefined || id === undefined) return undefined
  const proposal = question.proposal as { readonly x: number; readonly y: number; readonly heading?: number }
  const at = { x: Math.round(proposal.x * 10), y: Math.round(proposal.y * 10) }
  const proposed = { at, heading: proposal.heading ?? 0 }
  const ship = question.points?.by === 'pose' ? shipWith(now, id) : undefined
  if (ship !== undefined)
    return { id, name: ship.name, isShip: true, isOpfor: ship.side === 'opfor', from: ship, proposed }
  const unit = now.units.find((each) => each.id === id)
  if (unit === undefined) return undefined
  const isOpfor = unit.side === 'opfor'
  return { id, name: unit.name, isShip: false, isOpfor, from: { at: unit.at, heading: 0 }, proposed }
}

export function toAnswer({ isShip }: Placement, { at, heading }: Pose): Json {
  const place = { x: at.x / 10, y: at.y / 10 }
  return isShip ? { ...place, heading } : place
}

/** The path to the new position: as proposed, around corners, or straight. */
export function pathOf(now: Situation, placing: Placement, { at }: Pose): readonly Point[] {
  const unit = now.units.find(({ id }) => id === placing.id)
  const asProposed = isSamePoint(placing.proposed.at, at)
  return unit !== undefined && asProposed ? pathTo(now, unit, at) : [placing.from.at, at]
}

/** True only for a move of the OPFOR that keeps the proposal. */
export function isUnchanged({ isOpfor, proposed }: Placement, { at, heading }: Pose): boolean {
  return isOpfor && isSamePoint(proposed.at, at) && proposed.heading === heading
}

/** In inches, to a tenth. */
export function formatInches(way: readonly Point[]): string {
  let length = 0
  for (const [nth, to] of way.entries()) {
    const from = way[nth - 1] ?? to
    length += Math.hypot(to.x - from.x, to.y - from.y)
  }
  return (length / 10).toFixed(1)
}

export function moveUnitEdits(now: Situation, id: string, at: Point): readonly Edit[] {
  const unit = now.units.find((each) => each.id === id)
  if (unit === undefined || isSamePoint(unit.at, at)) return []
  return positionEdits(unit, at)
}

/** Moves everyone aboard too. */
export function moveShipEdits(now: Situation, id: string, { at, heading }: Pose): readonly Edit[] {
  const ship = shipWith(now, id)
  if (ship === undefined || (isSamePoint(ship.at, at) && ship.heading === heading)) return []
  return [
    { set: `shipX.${id}`, to: at.x },
    { set: `shipY.${id}`, to: at.y },
    { set: `heading.${id}`, to: heading },
    ...now.units.filter(({ aboard }) => aboard === id).flatMap((unit) => positionEdits(unit, at)),
  ]
}

function positionEdits({ id }: Unit, { x, y }: Point): readonly Edit[] {
  return [
    { set: `x.${id}`, to: x },
    { set: `y.${id}`, to: y },
  ]
}

function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
}
