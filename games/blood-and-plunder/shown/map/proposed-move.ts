import type { Message, Question } from '@opfor/kernel'
import type { Point } from '../../table/geometry/point.ts'
import { reachable } from '../../table/geometry/ways.ts'
import { groundOf } from '../../rules/movement/places.ts'
import { shipWith, type Situation, type Unit } from '../../table/situation.ts'

export interface ProposedMove {
  readonly id: string
  readonly name: Message
  readonly way: readonly Point[]
  readonly heading?: number | undefined
}

export function proposedMove(now: Situation, question: Question | undefined): ProposedMove | undefined {
  const [id] = question?.points?.about ?? []
  if (question?.proposal === undefined || id === undefined) return undefined
  const { x, y, heading } = question.proposal as { x: number; y: number; heading?: number }
  const to = { x: Math.round(x * 10), y: Math.round(y * 10) }
  const ship = question.points?.by === 'pose' ? shipWith(now, id) : undefined
  if (ship !== undefined) {
    const isThere = samePlace(ship.at, to) && ship.heading === heading
    return isThere ? undefined : { id, name: ship.name, way: [ship.at, to], heading }
  }
  const unit = now.units.find((each) => each.id === id)
  if (unit === undefined || samePlace(unit.at, to)) return undefined
  return { id, name: unit.name, way: pathTo(now, unit, to) }
}

function samePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
}

export function pathTo(now: Situation, unit: Unit, to: Point): readonly Point[] {
  const [way] = reachable(groundOf(now, unit), unit.at, unit.profile.move * 10, [to])
  return way?.to === to ? way.path : [unit.at, to]
}
