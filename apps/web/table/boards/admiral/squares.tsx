import {
  blockedBy,
  className,
  cardOf,
  firstRow,
  hasInFlight,
  hasInRange,
  type Offer,
  resultName,
  results,
  type Ship,
  shipName,
  shipOn,
  type Situation,
  type Square,
  squareOf,
  squaresOf,
  threatsOver,
} from '@opfor/games/admiral/view'
import type { Message } from '@opfor/kernel'
import type { KeyboardEvent, SVGProps } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { type Selection, hasAttacked } from './selection.ts'
import { cornerOf, margin, squareSize } from './geometry.ts'
import { gridWords } from './words.ts'

export interface SquareState {
  readonly now: Situation
  readonly selection: Selection
  readonly ranged: Ship | undefined
  /** Show the number of enemies in range of each square. */
  readonly threats: boolean
  readonly highlighted: ReadonlySet<string> | undefined
  readonly dimmed: ReadonlySet<string> | undefined
  /** The square that takes the focus (roving tabindex). */
  readonly cursor: string
  readonly over: Square | undefined
}

export function Squares({
  look,
  act,
  focused,
  drag,
}: {
  readonly look: SquareState
  readonly act: (square: Square) => void
  readonly focused: (square: Square) => void
  readonly drag: (square: Square) => SVGProps<SVGGElement>
}) {
  const { now } = look
  const label = useLabel(look)
  return (
    <>
      {squaresOf(now.battle.board).map((square) => {
        const { x, y } = cornerOf(now, square)
        return (
          <g
            key={square.id}
            role="button"
            tabIndex={square.id === look.cursor ? 0 : -1}
            aria-label={label(square)}
            className={classNames(look, square)}
            data-square={square.id}
            transform={`translate(${x} ${y})`}
            onClick={() => act(square)}
            onFocus={() => focused(square)}
            onKeyDown={(event) => handleKey(event, square, act)}
            {...drag(square)}
          >
            <rect className="ad-water" width={squareSize} height={squareSize} />
            <rect
              className="ad-frame"
              x={2.5}
              y={2.5}
              width={squareSize - 5}
              height={squareSize - 5}
              rx={3}
            />
            {now.battle.board.islands.includes(square.id) && (
              <path className="ad-land" d="M6 28q2-14 12-15t14 5 7 15q-6 7-17 6T6 28zM18 21q4-4 8 0" />
            )}
            <FirstSquareMark now={now} square={square} />
          </g>
        )
      })}
    </>
  )
}

function FirstSquareMark({ now, square }: { readonly now: Situation; readonly square: Square }) {
  const [yours, theirs] = [firstRow(now, 'player')[0], firstRow(now, 'stratego')[0]]
  return (
    <>
      {square === yours && (
        <path className="ad-first ad-player" d={`M${squareSize} ${squareSize}h-10l10 -10z`} />
      )}
      {square === theirs && <path className="ad-first ad-stratego" d="M0 0h10l-10 10z" />}
    </>
  )
}

export function Threats({ look }: { readonly look: SquareState }) {
  const { now } = look
  return (
    <g aria-hidden="true">
      {squaresOf(now.battle.board).map((square) => {
        const count = isCounted(look, square) ? threatsOn(look, square) : 0
        const { x, y } = cornerOf(now, square)
        return (
          count > 0 && (
            <text key={square.id} className="ad-threat" x={x + squareSize - 6} y={y + 12}>
              {count}
            </text>
          )
        )
      })}
    </g>
  )
}

function isTarget({ attacks }: Selection, { id }: Ship): boolean {
  return attacks.some(({ on, hindered }) => on === id && hindered === undefined)
}

function isCounted({ now, selection, threats }: SquareState, square: Square): boolean {
  return (
    (threats && shipOn(now, square) === undefined) ||
    (selection.ship !== undefined && selection.squares.has(square.id))
  )
}

function threatsOn({ now, selection }: SquareState, square: Square): number {
  const ship = selection.ship ?? now.ships.find((each) => each.side === 'player')
  return ship === undefined ? 0 : threatsOver(now, ship, square).length
}

function classNames(look: SquareState, square: Square): string {
  const { now, selection, ranged, highlighted, dimmed } = look
  const ship = shipOn(now, square)
  const named = (all: ReadonlySet<string> | undefined): boolean =>
    all?.has(square.id) === true || (ship !== undefined && all?.has(ship.id) === true)
  const from = ranged && squareOf(ranged)
  const flown = ranged !== undefined && hasInFlight(now, ranged, square)
  const inRange = ranged !== undefined && (flown || hasInRange(now, ranged, square)) && from !== square
  const hidden =
    inRange && !flown && from !== undefined && blockedBy(now, ranged.side, from, square) !== undefined
  const asked = highlighted === undefined
  return [
    'ad-square',
    ship !== undefined && 'ad-ship-here',
    named(highlighted) && 'ad-lit',
    named(dimmed) && 'ad-dark',
    asked && selection.squares.has(square.id) && 'ad-course',
    asked && ship !== undefined && isTarget(selection, ship) && 'ad-target',
    asked && ship !== undefined && selection.movable.includes(ship) && 'ad-able',
    asked && ship !== undefined && ship === selection.ship && 'ad-hand',
    inRange && `ad-inrange-${ranged.side}`,
    hidden && 'ad-hidden',
    look.threats && ship === undefined && threatsOn(look, square) > 0 && 'ad-danger',
    square === look.over && 'ad-over',
  ]
    .filter((name) => name !== false)
    .join(' ')
}

function useLabel(look: SquareState): (square: Square) => string {
  const say = useSay()
  const { now, selection } = look
  return (square) => {
    const ship = shipOn(now, square)
    const plain = now.battle.board.islands.includes(square.id)
      ? say(gridWords.island, { square: square.id })
      : ship === undefined
        ? say(gridWords.empty, { square: square.id })
        : say(ship.pending > 0 ? gridWords.shipHit : gridWords.ship, {
            square: square.id,
            ship: shipName(ship),
            class: className(now.battle, ship.card),
            points: ship.points,
            structure: cardOf(now, ship).structure,
            pending: ship.pending,
          }) + (hasAttacked(now, ship) ? `, ${say(gridWords.attacked)}` : '')
    const offer = selection.attacks.find(({ on }) => on === ship?.id)
    if (selection.ship !== undefined && offer !== undefined)
      return say(attackWords(now, offer), {
        square: plain,
        ship: selection.ship.name,
        result: resultName(results[offer.grade]),
        hindrance: offer.hindered ?? '',
      })
    if (ship !== undefined && selection.movable.includes(ship))
      return say(gridWords.mayAct, { square: plain })
    if (!selection.squares.has(square.id))
      return look.threats && ship === undefined
        ? say(gridWords.threat, { square: plain, count: threatsOn(look, square) })
        : plain
    return selection.ship === undefined
      ? say(gridWords.mayEnter, { square: plain })
      : say(gridWords.maySail, {
          square: plain,
          ship: selection.ship.name,
          count: threatsOn(look, square),
        })
  }
}

function attackWords(now: Situation, { hindered }: Offer): Message {
  if (hindered !== undefined) return gridWords.mayAttackHindered
  return now.damage === 'typed' ? gridWords.mayAttackLikely : gridWords.mayAttack
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

function handleKey(event: KeyboardEvent<SVGGElement>, square: Square, act: (square: Square) => void): void {
  const step = steps[event.key]
  if (event.key === 'Enter' || event.key === ' ') act(square)
  else if (step !== undefined) {
    const id = `${String.fromCodePoint(97 + square.x + step[0])}${square.y + step[1] + 1}`
    const next = event.currentTarget.parentElement?.querySelector(`[data-square="${id}"]`)
    if (next instanceof SVGElement) next.focus()
  } else return
  event.preventDefault()
  event.stopPropagation()
}

export function GridLabels({ now }: { readonly now: Situation }) {
  const { columns, rows } = now.battle.board
  return (
    <g className="ad-rims" aria-hidden="true">
      {Array.from({ length: columns }, (_, at) => (
        <text key={at} x={margin + (at + 0.5) * squareSize} y={rows * squareSize + 9}>
          {String.fromCodePoint(97 + at)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, at) => (
        <text key={at} x={5} y={(rows - 0.5 - at) * squareSize + 3}>
          {at + 1}
        </text>
      ))}
    </g>
  )
}
