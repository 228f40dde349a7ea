import type { Point, Ship, Situation, Unit } from '@opfor/games/blood-and-plunder/view'
import type { Question } from '@opfor/kernel'
import { type RefObject, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { type DraggedPiece, useDrag, clampToTable } from './drag.ts'
import { type Placement, placementIn, moveShipEdits, moveUnitEdits } from './placing.ts'
import { handleOf, headingTo, type Pose } from './pose.ts'

type Handlers = ReturnType<ReturnType<typeof useDrag>['handlers']>

export interface MoveControls {
  readonly drag: Handlers
  readonly step: (dx: number, dy: number) => void
  readonly turning: Handlers
  readonly turn: (sixteenths: number) => void
}

export interface PlacingState {
  readonly placing: Placement | undefined
  readonly pose: Pose | undefined
  readonly setPose: (pose: Pose) => void
  readonly positionOf: (unit: Unit) => Point
  readonly poseOf: (piece: Unit | Ship) => Pose
  /** Undefined if the piece cannot be moved now. */
  readonly controls: (piece: Unit | Ship) => MoveControls | undefined
}

/** Places the piece that the question asks for, or a tapped one as a correction. */
export function usePlacing(
  svg: RefObject<SVGSVGElement | null>,
  now: Situation,
  question: Question | undefined,
  correct: BoardProps['correct'],
  tapped: string | undefined,
): PlacingState {
  const { battle } = now
  const [placed, setPlaced] = useState<{ readonly question: Question; readonly pose: Pose }>()
  const placing = placementIn(now, question)
  const setPose = (pose: Pose): void => {
    if (question !== undefined) setPlaced({ question, pose: { ...pose, at: clampToTable(pose.at, battle) } })
  }
  const currentPose = placed !== undefined && placed.question === question ? placed.pose : placing?.proposed
  const savedPose = (piece: Unit | Ship): Pose => {
    if (piece.id === placing?.id && currentPose !== undefined) return currentPose
    return { at: piece.at, heading: 'heading' in piece ? piece.heading : 0 }
  }
  const move = (piece: Unit | Ship, pose: Pose): void => {
    const on = { ...pose, at: clampToTable(pose.at, battle) }
    if (piece.id === placing?.id) setPose(on)
    else correct?.('hull' in piece ? moveShipEdits(now, piece.id, on) : moveUnitEdits(now, piece.id, on.at))
  }
  const pieces = [...now.units, ...now.ships]
  const dropped = ({ id, at }: DraggedPiece): void => {
    const piece = pieces.find((each) => each.id === id)
    const turned = pieces.find((each) => bowId(each) === id)
    if (piece !== undefined) move(piece, { ...savedPose(piece), at })
    else if (turned !== undefined) move(turned, turnTowards(savedPose(turned), at))
  }
  const { dragged, handlers } = useDrag(svg, battle.height, dropped)
  const poseOf = (piece: Unit | Ship): Pose => {
    const pose = savedPose(piece)
    if (dragged?.id === piece.id) return { ...pose, at: clampToTable(dragged.at, battle) }
    return dragged?.id === bowId(piece) ? turnTowards(pose, dragged.at) : pose
  }
  const controls = (piece: Unit | Ship): MoveControls | undefined => {
    const free =
      placing === undefined ? correct !== undefined && piece.id === tapped : piece.id === placing.id
    if (!free) return undefined
    const pose = poseOf(piece)
    const { at, heading } = pose
    return {
      drag: handlers(piece.id, at),
      step: (dx, dy) => move(piece, { at: { x: at.x + dx, y: at.y + dy }, heading }),
      turning: handlers(bowId(piece), handleOf(pose)),
      turn: (by) => move(piece, { at, heading: (heading + by + 16) % 16 }),
    }
  }
  const placingPiece = pieces.find(({ id }) => id === placing?.id)
  return {
    placing,
    pose: placingPiece === undefined ? undefined : poseOf(placingPiece),
    setPose,
    positionOf: (unit) => poseOf(unit).at,
    poseOf,
    controls,
  }
}

function bowId({ id }: Unit | Ship): string {
  return `bow of ${id}`
}

function turnTowards(pose: Pose, to: Point): Pose {
  return { ...pose, heading: headingTo(pose.at, to) }
}
