import {
  direction,
  isEngaged,
  type Ship,
  type Situation,
  type Unit,
} from '@opfor/games/blood-and-plunder/view'
import type { KeyboardEvent, SVGProps } from 'react'
import { useSay } from '../../language.tsx'
import { tableWords } from './words.ts'

/** A unit's token: its side by colour and shape, models in the middle, marks for what it is. */
export function UnitToken({
  unit,
  now,
  at,
  look,
  act,
  step,
  drag,
}: {
  readonly unit: Unit
  readonly now: Situation
  readonly at: { readonly x: number; readonly y: number }
  readonly look: string
  readonly act: () => void
  readonly step: ((dx: number, dy: number) => void) | undefined
  readonly drag: SVGProps<SVGGElement>
}) {
  const say = useSay()
  const { x, y } = at
  const up = now.battle.height - y
  const label = say(tableWords.unit, {
    unit: unit.name,
    models: unit.models,
    fatigue: unit.fatigue,
    x: x / 10,
    y: y / 10,
  })
  return (
    <g className={`bp-piece bp-${unit.side}`} transform={`translate(${x} ${up})`}>
      <g
        role="button"
        tabIndex={0}
        aria-label={label}
        className={`bp-token ${look}`}
        data-unit={unit.id}
        onClick={act}
        onKeyDown={(event) => pressed(event, act, step)}
        {...drag}
      >
        <circle className="bp-touch" r={22} />
        {unit.side === 'opfor' ? (
          <rect className="bp-body" x={-10} y={-10} width={20} height={20} rx={2} />
        ) : (
          <circle className="bp-body" r={10} />
        )}
        {unit.profile.mounted && <path className="bp-mark" d="M-10 -13h20" />}
        {isEngaged(now, unit) && <path className="bp-mark" d="M-12 -12l24 24M12 -12l-24 24" />}
        {unit.activated && <circle className="bp-done" cx={11} cy={10} r={3.2} />}
      </g>
      <g className="bp-texts" aria-hidden>
        <text y={4}>{unit.models}</text>
        <text className="bp-name" y={21}>
          {say(unit.name)}
        </text>
        {unit.fatigue > 0 && (
          <text className="bp-name" x={14} y={-7}>
            {unit.fatigue}
          </text>
        )}
      </g>
    </g>
  )
}

const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, 5],
  ArrowDown: [0, -5],
}

function pressed(
  event: KeyboardEvent,
  act: () => void,
  step: ((dx: number, dy: number) => void) | undefined,
): void {
  const way = keys[event.key]
  if (event.key === 'Enter' || event.key === ' ') act()
  else if (way !== undefined && step !== undefined) step(...way)
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** A ship's token: a hull that points where it sails. */
export function ShipToken({ ship, now }: { readonly ship: Ship; readonly now: Situation }) {
  const say = useSay()
  const { x, y } = direction(ship.heading)
  const along = (length: number, side: number): string =>
    `${(x * length + y * side) / 100},${(-y * length + x * side) / 100}`
  const label = say(tableWords.ship, {
    ship: ship.name,
    damage: ship.damage,
    x: ship.at.x / 10,
    y: ship.at.y / 10,
  })
  return (
    <g
      role="img"
      aria-label={label}
      className={`bp-ship bp-${ship.side}`}
      transform={`translate(${ship.at.x} ${now.battle.height - ship.at.y})`}
    >
      <polygon
        points={[along(34, 0), along(14, 12), along(-26, 12), along(-26, -12), along(14, -12)].join(' ')}
      />
    </g>
  )
}
