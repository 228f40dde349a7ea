import { isAlive, type Point, radiusOf, type Situation, type Unit } from '@opfor/games/blood-and-plunder/view'
import { useId } from 'react'
import { ArrowTip } from '../../arrow-tip.tsx'
import type { BoardProps } from '../../board.ts'
import { lastAttacker } from '../column-walks.ts'

export type Attack = readonly [Unit, Unit]

/** Undefined unless attacker and target are both alive. */
export function currentAttack(
  { acting, units }: Situation,
  move: BoardProps['lastMove'],
): Attack | undefined {
  const [unit, target] = [lastAttacker(move) ?? acting.unit, acting.target].map((id) =>
    units.find((each) => each.id === id && isAlive(each)),
  )
  return unit === undefined || target === undefined ? undefined : [unit, target]
}

export function Aim({
  now,
  aim,
  at,
}: {
  readonly now: Situation
  readonly aim: Attack | undefined
  readonly at: (unit: Unit) => Point
}) {
  const id = useId()
  const { height } = now.battle
  if (aim === undefined) return undefined
  const [from, to] = [at(aim[0]), at(aim[1])]
  const rim = radiusOf(now, aim[1]) + 2
  const part = Math.max(0, 1 - rim / (Math.hypot(to.x - from.x, to.y - from.y) || 1))
  const tip = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  return (
    <g aria-hidden="true">
      <ArrowTip id={id} />
      <line
        className="bp-aim"
        x1={from.x}
        y1={height - from.y}
        x2={tip.x}
        y2={height - tip.y}
        markerEnd={`url(#${id})`}
      />
    </g>
  )
}
