import { isAlive, type Situation } from '@opfor/games/blood-and-plunder/view'
import { type CSSProperties, useRef } from 'react'
import { useElementSize } from '../use-element-size.ts'
import { Aim, type Attack } from './map/aim.tsx'
import { isSeaBattle } from './map/map.tsx'
import { fillAspect, cropAround } from './map/crop.ts'
import { Names } from './map/names.tsx'
import { ShipToken } from './map/ship-token.tsx'
import { Ground } from './map/terrain.tsx'
import { UnitToken } from './map/tokens.tsx'

const nothing = (): void => undefined

/** The part of the map around an attack, shown above the form on a small screen. */
export function Closeup({ now, aim }: { readonly now: Situation; readonly aim: Attack }) {
  const svg = useRef<SVGSVGElement>(null)
  const { width, height } = useElementSize(svg)
  const { battle, ships, units } = now
  const close = cropAround(battle, aim[0].at, aim[1].at)
  const part = fillAspect(close, width / Math.max(1, height), battle)
  const perPixel = part.w / Math.max(1, width)
  const ashore = units.filter((unit) => isAlive(unit) && unit.aboard === '')
  return (
    // A copy of a part of the map: not interactive, and hidden from screen readers.
    <div className="bp-closeup" aria-hidden="true" inert>
      <svg
        ref={svg}
        className="bp-drawing"
        style={{ '--u': perPixel, '--ratio': close.w / close.h } as CSSProperties}
        viewBox={`${part.x} ${part.y} ${part.w} ${part.h}`}
      >
        <Ground battle={battle} sea={isSeaBattle(now)} />
        {ships.map((ship) => (
          <ShipToken
            key={ship.id}
            ship={ship}
            pose={ship}
            height={battle.height}
            perPixel={perPixel}
            look=""
            act={nothing}
            controls={undefined}
          />
        ))}
        <Aim now={now} aim={aim} at={({ at }) => at} />
        {ashore.map((unit) => (
          <UnitToken
            key={unit.id}
            unit={unit}
            now={now}
            at={unit.at}
            perPixel={perPixel}
            look=""
            act={nothing}
            controls={undefined}
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
