import type { Point, Ship, Situation, Unit } from '@opfor/games/blood-and-plunder/view'
import type { Question } from '@opfor/kernel'
import { type RefObject, useState } from 'react'
import type { BoardProps } from '../board.ts'
import { type DraggedPiece, useDrag, within } from './drag.ts'
import { type Placement, placingOf, shipPut, unitPut } from './placing.ts'
import { handleOf, headingTo, type Pose } from './pose.ts'

type Handlers = ReturnType<ReturnType<typeof useDrag>['handlers']>

/** How something on the map is moved: by dragging it, or its bow, and by steps of the keyboard. */
export interface Hand {
  readonly drag: Handlers
  readonly step: (dx: number, dy: number) => void
  readonly turning: Handlers
  readonly turn: (sixteenths: number) => void
}

/** Where everything on the map is while it is being placed, and by whose hand it moves. */
export interface OnMap {
  /** What the question wants to be placed, and where it is now. */
  readonly placing: Placement | undefined
  readonly pose: Pose | undefined
  readonly put: (pose: Pose) => void
  readonly stands: (unit: Unit) => Point
  readonly lies: (piece: Unit | Ship) => Pose
  /** How this one may be moved now; nothing where it may not. */
  readonly hand: (piece: Unit | Ship) => Hand | undefined
}

/** Placing on the map: what the question asks for, or by way of correction what was tapped. */
export function usePlacing(
  svg: RefObject<SVGSVGElement | null>,
  now: Situation,
  question: Question | undefined,
  correct: BoardProps['correct'],
  tapped: string | undefined,
): OnMap {
  const { battle } = now
  const [kept, setKept] = useState<{ readonly question: Question; readonly pose: Pose }>()
  const placing = placingOf(now, question)
  const put = (pose: Pose): void => {
    if (question !== undefined) setKept({ question, pose: { ...pose, at: within(pose.at, battle) } })
  }
  const asked = kept !== undefined && kept.question === question ? kept.pose : placing?.proposed
  const before = (piece: Unit | Ship): Pose => {
    if (piece.id === placing?.id && asked !== undefined) return asked
    return { at: piece.at, heading: 'heading' in piece ? piece.heading : 0 }
  }
  const move = (piece: Unit | Ship, pose: Pose): void => {
    const on = { ...pose, at: within(pose.at, battle) }
    if (piece.id === placing?.id) put(on)
    else correct?.('hull' in piece ? shipPut(now, piece.id, on) : unitPut(now, piece.id, on.at))
  }
  const pieces = [...now.units, ...now.ships]
  const dropped = ({ id, at }: DraggedPiece): void => {
    const piece = pieces.find((each) => each.id === id)
    const turned = pieces.find((each) => bowOf(each) === id)
    if (piece !== undefined) move(piece, { ...before(piece), at })
    else if (turned !== undefined) move(turned, turnedTo(before(turned), at))
  }
  const { dragged, handlers } = useDrag(svg, battle.height, dropped)
  const poseOf = (piece: Unit | Ship): Pose => {
    const pose = before(piece)
    if (dragged?.id === piece.id) return { ...pose, at: within(dragged.at, battle) }
    return dragged?.id === bowOf(piece) ? turnedTo(pose, dragged.at) : pose
  }
  const hand = (piece: Unit | Ship): Hand | undefined => {
    const free =
      placing === undefined ? correct !== undefined && piece.id === tapped : piece.id === placing.id
    if (!free) return undefined
    const pose = poseOf(piece)
    const { at, heading } = pose
    return {
      drag: handlers(piece.id, at),
      step: (dx, dy) => move(piece, { at: { x: at.x + dx, y: at.y + dy }, heading }),
      turning: handlers(bowOf(piece), handleOf(pose)),
      turn: (by) => move(piece, { at, heading: (heading + by + 16) % 16 }),
    }
  }
  const placed = pieces.find(({ id }) => id === placing?.id)
  return {
    placing,
    pose: placed === undefined ? undefined : poseOf(placed),
    put,
    stands: (unit) => poseOf(unit).at,
    lies: poseOf,
    hand,
  }
}

function bowOf({ id }: Unit | Ship): string {
  return `bow of ${id}`
}

function turnedTo(pose: Pose, to: Point): Pose {
  return { ...pose, heading: headingTo(pose.at, to) }
}
