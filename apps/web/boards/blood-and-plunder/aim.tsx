import { isAlive, type Point, type Situation, type Unit } from '@opfor/games/blood-and-plunder/view'
import { ArrowTip } from '../arrow-tip.tsx'

/** An arrow from the OPFOR's unit that shoots, charges or fights to its target, while its activation lasts. */
export function Aim({ now, at }: { readonly now: Situation; readonly at: (unit: Unit) => Point }) {
  const { acting, battle, units } = now
  const [unit, target] = [acting.unit, acting.target].map((id) =>
    units.find((each) => each.id === id && isAlive(each)),
  )
  if (unit === undefined || target === undefined) return undefined
  const [from, to] = [at(unit), at(target)]
  const part = Math.max(0, 1 - rim / (Math.hypot(to.x - from.x, to.y - from.y) || 1))
  const tip = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  return (
    <g aria-hidden="true">
      <ArrowTip id="bp-arrow" />
      <line
        className="bp-aim"
        x1={from.x}
        y1={battle.height - from.y}
        x2={tip.x}
        y2={battle.height - tip.y}
        markerEnd="url(#bp-arrow)"
      />
    </g>
  )
}

/** How far before the middle of its target the arrow ends, in tenths of an inch. */
const rim = 12
