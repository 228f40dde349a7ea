import {
  canShoot,
  hasGun,
  type Point,
  radiusOf,
  type Situation,
  type Unit,
} from '@opfor/games/blood-and-plunder/view'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useSay } from '../../../../ui/text/language.tsx'
import type { MoveControls } from './use-placing.ts'
import { tableWords } from '../words.ts'

export function UnitToken({
  unit,
  now,
  at,
  perPixel,
  look,
  act,
  controls,
}: {
  readonly unit: Unit
  readonly now: Situation
  readonly at: Point
  readonly perPixel: number
  readonly look: string
  readonly act: (event?: MouseEvent) => void
  readonly controls: MoveControls | undefined
}) {
  const say = useSay()
  const { x, y } = at
  const radius = radiusOf(now, unit)
  const label = say(tableWords.unit, {
    unit: unit.name,
    models: unit.models,
    fatigue: unit.fatigue,
    x: x / 10,
    y: y / 10,
  })
  return (
    <g transform={`translate(${x} ${now.battle.height - y})`}>
      <g
        role="button"
        tabIndex={0}
        aria-label={label}
        className={`bp-token bp-${unit.side} ${unit.activated ? 'bp-spent' : ''} ${look}`}
        data-unit={unit.id}
        onClick={act}
        onKeyDown={(event) => handleKey(event, act, controls?.step)}
        {...controls?.drag}
      >
        <circle className="bp-touch" r={Math.max(radius, 22 * perPixel)} />
        <Body side={unit.side} radius={radius} />
        <text className="bp-models" y={4.2}>
          {unit.models}
        </text>
        <Marks now={now} unit={unit} radius={radius} />
      </g>
      <Fatigue unit={unit} radius={radius} />
    </g>
  )
}

/** Drawn beside the token: a second number inside would not be part of the token's name. */
export function Fatigue({ unit, radius }: { readonly unit: Unit; readonly radius: number }) {
  const corner = cornerOf(radius)
  if (unit.fatigue === 0) return undefined
  return (
    <g className="bp-fatigue" aria-hidden="true" transform={`translate(${corner + 1} ${-corner})`}>
      <circle r={6} />
      <text y={3}>{unit.fatigue}</text>
    </g>
  )
}

/** The distance of the marks from the centre of a token. */
function cornerOf(radius: number): number {
  return Math.round(0.7 * radius + 3)
}

/** A disc for the player, a square for the OPFOR; a square of non-standard size is drawn in its disc. */
export function Body({ side, radius }: { readonly side: Unit['side']; readonly radius: number }) {
  if (side === 'player') return <circle className="bp-body" r={radius} />
  const half = radius === 10 ? radius : radius * 0.7
  return (
    <>
      {half < radius && <circle className="bp-reach" r={radius} />}
      <rect className="bp-body" x={-half} y={-half} width={2 * half} height={2 * half} rx={2} />
    </>
  )
}

export function Marks({
  now,
  unit,
  radius,
}: {
  readonly now: Situation
  readonly unit: Unit
  readonly radius: number
}) {
  const { profile } = unit
  const corner = cornerOf(radius)
  const empty = unit.side === 'opfor' && canShoot(now, unit) && unit.empty > 0
  return (
    <>
      {profile.commander !== undefined && (
        <path className="bp-star" d={star} transform={`translate(${-corner} ${-corner})`} />
      )}
      {profile.mounted && <path className="bp-mark" d={`M-7 ${radius + 3.5}h14`} />}
      {hasGun(now, unit) && <path className="bp-mark" d={`M0 ${-radius - 2}v-7M-3 ${-radius - 2}h6`} />}
      {empty && <circle className="bp-empty" cx={-corner} cy={corner} r={4} />}
    </>
  )
}

const star = 'M0 -6L1.6 -2L6 -1.9L2.6 .9L3.7 5L0 2.6L-3.7 5L-2.6 .9L-6 -1.9L-1.6 -2z'

const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, 5],
  ArrowDown: [0, -5],
}

/** Enter and space act; arrow keys move by half an inch if that is allowed. */
export function handleKey(
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
