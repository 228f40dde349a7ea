import {
  blockedBy,
  hasInRange,
  type Ship,
  shipWith,
  type Situation,
  type Square,
  squareOf,
  squareWith,
} from '@opfor/games/admiral/view'
import type { BoardProps } from '../board.ts'
import type { Selection } from './selection.ts'
import { middleOf, type Spot } from './geometry.ts'

export function Wakes({ now }: { readonly now: Situation }) {
  if (now.phase === 'attack') return undefined
  return (
    <g aria-hidden="true">
      {now.ships.map((ship) => {
        const [from, to] = [squareWith(ship.from), squareOf(ship)]
        if (from === undefined || to === undefined || from === to) return undefined
        return <Line key={ship.id} className={`ad-wake ad-${ship.side}`} {...lineBetween(now, from, to)} />
      })}
    </g>
  )
}

/** Attacks of the last turn stay until a ship moves. */
export function Attacks({
  now: current,
  move,
}: {
  readonly now: Situation
  readonly move: BoardProps['lastMove']
}) {
  const isPast = current.attacks.length === 0 && current.ships.every(({ moved }) => moved < 0)
  const now = isPast ? situationOfLastAttack(move) : current
  return (
    <g aria-hidden="true" className={isPast ? 'ad-past' : undefined}>
      {now?.attacks.map(({ by, on, grade, air }, at) => {
        const attacker = shipWith(now, by)
        const [from, to] = [squareOf(attacker), squareOf(shipWith(now, on))]
        if (from === undefined || to === undefined) return undefined
        const look = `ad-shot ad-${attacker.side} ad-grade-${grade} ${air ? 'ad-air' : ''}`
        return <Line key={at} className={look} {...lineBetween(now, from, to)} marker="url(#ad-arrow)" />
      })}
    </g>
  )
}

/** Ships sunk by the last attack were still on the board then. */
function situationOfLastAttack(move: BoardProps['lastMove']): Situation | undefined {
  const fire = move?.findLast(
    (one) =>
      one.kind === 'change' &&
      (one.now as Situation).attacks.length > (one.before as Situation).attacks.length,
  )
  return fire?.kind === 'change' ? (fire.now as Situation) : undefined
}

export function LinesOfFire({ now, selection }: { readonly now: Situation; readonly selection: Selection }) {
  const { ship, attacks } = selection
  const from = ship && squareOf(ship)
  if (ship === undefined || from === undefined || attacks.length === 0) return undefined
  const open = new Set(attacks.flatMap(({ on, hindered }) => (hindered === undefined ? [on] : [])))
  return (
    <g aria-hidden="true">
      {now.ships.map((enemy) => {
        const to = squareOf(enemy)
        if (enemy.side === ship.side || to === undefined) return undefined
        if (open.has(enemy.id))
          return <Line key={enemy.id} className="ad-line" {...lineBetween(now, from, to)} />
        const blocker = hasInRange(now, ship, to) ? blockedBy(now, ship.side, from, to) : undefined
        return blocker && <Blocked key={enemy.id} now={now} from={from} to={to} by={blocker.id} />
      })}
    </g>
  )
}

export function AskedShot({
  now,
  ships: [by, on],
}: {
  readonly now: Situation
  readonly ships: readonly (Ship | undefined)[]
}) {
  const [from, to] = [by && squareOf(by), on && squareOf(on)]
  if (by === undefined || from === undefined || to === undefined) return undefined
  return (
    <Line
      className={`ad-shot ad-asked ad-${by.side}`}
      {...lineBetween(now, from, to)}
      marker="url(#ad-arrow)"
    />
  )
}

function Blocked({
  now,
  from,
  to,
  by,
}: {
  readonly now: Situation
  readonly from: Square
  readonly to: Square
  readonly by: string
}) {
  const at = squareWith(by) ?? squareOf(shipWith(now, by))
  const spot = at && lineBetween(now, from, at).to
  return (
    <>
      <Line className="ad-line ad-blocked" {...lineBetween(now, from, to)} />
      {spot && (
        <path className="ad-cross" transform={`translate(${spot.x} ${spot.y})`} d="M-4 -4l8 8M4 -4l-8 8" />
      )}
    </>
  )
}

interface LineEnds {
  readonly from: Spot
  readonly to: Spot
}

function lineBetween(now: Situation, from: Square, to: Square): LineEnds {
  const [a, b] = [middleOf(now, from), middleOf(now, to)]
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long]
  return { from: { x: a.x + dx * 10, y: a.y + dy * 10 }, to: { x: b.x - dx * 16, y: b.y - dy * 16 } }
}

function Line({
  className,
  from,
  to,
  marker,
}: LineEnds & { readonly className: string; readonly marker?: string }) {
  return <line className={className} x1={from.x} y1={from.y} x2={to.x} y2={to.y} markerEnd={marker} />
}
