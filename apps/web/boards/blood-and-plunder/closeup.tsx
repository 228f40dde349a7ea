import { isAlive, type Point, type Situation, type Unit } from '@opfor/games/blood-and-plunder/view'
import { type CSSProperties, useRef } from 'react'
import { useMeasured } from '../measured.ts'
import { Aim } from './aim.tsx'
import { isAtSea } from './at-sea.ts'
import { Names } from './names.tsx'
import { ShipToken } from './ship-token.tsx'
import { Ground } from './terrain.tsx'
import { UnitToken } from './tokens.tsx'

const nothing = (): void => undefined

/** How much is seen round the two, in tenths of an inch. */
const round = 40

/** The part of the map that a shot or a fight is about: it stays in sight above the form on a small screen. */
export function Closeup({ now, aim }: { readonly now: Situation; readonly aim: readonly [Unit, Unit] }) {
  const svg = useRef<SVGSVGElement>(null)
  const { width, height } = useMeasured(svg)
  const { battle, ships, units } = now
  const part = partOf(battle, aim[0].at, aim[1].at)
  const perPixel = Math.max(part.w / Math.max(1, width), part.h / Math.max(1, height))
  const ashore = units.filter((unit) => isAlive(unit) && unit.aboard === '')
  return (
    // A picture of what the map shows too: nothing on it is touched or read out.
    <div className="bp-closeup" aria-hidden="true" inert>
      <svg
        ref={svg}
        className="bp-drawing"
        style={{ '--u': perPixel, '--ratio': part.w / part.h } as CSSProperties}
        viewBox={`${part.x} ${part.y} ${part.w} ${part.h}`}
      >
        <Ground battle={battle} sea={isAtSea(now)} />
        {ships.map((ship) => (
          <ShipToken
            key={ship.id}
            ship={ship}
            pose={ship}
            height={battle.height}
            perPixel={perPixel}
            look=""
            act={nothing}
            hand={undefined}
          />
        ))}
        <Aim now={now} at={({ at }) => at} />
        {ashore.map((unit) => (
          <UnitToken
            key={unit.id}
            unit={unit}
            now={now}
            at={unit.at}
            perPixel={perPixel}
            look=""
            act={nothing}
            hand={undefined}
          />
        ))}
        <Names
          units={aim.filter(({ aboard }) => aboard === '')}
          at={({ at }) => at}
          now={now}
          perPixel={perPixel}
        />
      </svg>
    </div>
  )
}

/** The part of the table that holds two points and something round them. */
function partOf({ width, height }: Situation['battle'], a: Point, b: Point) {
  const span = (one: number, other: number, end: number): readonly [number, number] => [
    Math.max(0, Math.min(one, other) - round),
    Math.min(end, Math.max(one, other) + round),
  ]
  const [left, right] = span(a.x, b.x, width)
  const [top, bottom] = span(height - a.y, height - b.y, height)
  return { x: left, y: top, w: right - left, h: bottom - top }
}
