import type { Ship } from '@opfor/games/blood-and-plunder/view'
import type { KeyboardEvent } from 'react'
import { useSay } from '../../../../ui/text/language.tsx'
import { pointAhead, handleOf, type Pose } from './pose.ts'
import { Body, handleKey } from './tokens.tsx'
import type { MoveControls } from './use-placing.ts'
import { tableWords } from '../words.ts'

const half = 26
const bow = 36
export const shipReach = bow
const beam = 13

/** Has a handle at the bow if the ship can be turned. */
export function ShipToken({
  ship,
  pose,
  height,
  perPixel,
  look,
  act,
  controls,
}: {
  readonly ship: Ship
  readonly pose: Pose
  readonly height: number
  readonly perPixel: number
  readonly look: string
  readonly act: () => void
  readonly controls: MoveControls | undefined
}) {
  const say = useSay()
  const { at, heading } = pose
  const label = say(tableWords.ship, {
    ship: ship.name,
    damage: ship.damage,
    x: at.x / 10,
    y: at.y / 10,
    heading,
  })
  const key = (event: KeyboardEvent): void => {
    const way = event.key === ',' || event.key === '<' ? -1 : event.key === '.' || event.key === '>' ? 1 : 0
    if (way !== 0 && controls !== undefined) controls.turn(way)
    else handleKey(event, act, controls?.step)
  }
  const knob = handleOf({ at: { x: 0, y: 0 }, heading })
  return (
    <g className={`bp-ship bp-${ship.side} ${look}`} transform={`translate(${at.x} ${height - at.y})`}>
      <g
        role="button"
        tabIndex={0}
        aria-label={label}
        data-ship={ship.id}
        className="bp-hull"
        onClick={act}
        onKeyDown={key}
        {...controls?.drag}
      >
        <circle className="bp-touch" r={Math.max(half, 22 * perPixel)} />
        <Hull heading={heading} />
        <Body side={ship.side} radius={7} />
      </g>
      {controls !== undefined && (
        <g className="bp-turn" {...controls.turning}>
          <line x2={knob.x} y2={-knob.y} />
          <circle className="bp-touch" cx={knob.x} cy={-knob.y} r={22 * perPixel} />
          <circle className="bp-knob" cx={knob.x} cy={-knob.y} r={7 * perPixel} />
        </g>
      )}
    </g>
  )
}

export function Hull({ heading }: { readonly heading: number }) {
  const corner = (length: number, side: number): string => {
    const { x, y } = pointAhead(heading, length, side)
    return `${x},${y}`
  }
  const line = [
    corner(bow, 0),
    corner(14, beam),
    corner(-half, beam - 3),
    corner(-half, 3 - beam),
    corner(14, -beam),
  ]
  return <polygon points={line.join(' ')} />
}
