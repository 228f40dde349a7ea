import { isAfloat, type Ship, shipOn, type Situation, type Square, squareOf } from '@opfor/games/admiral/view'
import { type Edit, isAnsweredOnBoard, type Question } from '@opfor/kernel'
import { useRef, useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import type { BoardProps } from '../board.ts'
import { ArrowTip } from '../arrow-tip.tsx'
import { BoardStage } from '../board-frame.tsx'
import type { MovedClass } from '../highlights.ts'
import { useZoom } from '../zoom.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'
import { useDrag } from './drag.ts'
import { AskedShot, Attacks, LinesOfFire, Wakes } from './fire.tsx'
import { type Selection, shipsInQuestion } from './selection.ts'
import { middleOf, sizeOf, squareSize } from './geometry.ts'
import { ShipDrawing } from './ship-drawing.tsx'
import { GridLabels, Squares, Threats } from './squares.tsx'
import { gridWords } from './words.ts'

export function Grid({
  now,
  question,
  selection,
  ranged,
  threats,
  showThreats,
  highlighted,
  dimmed,
  tap,
  drop,
  correct,
  move,
  moved,
}: {
  readonly now: Situation
  readonly question: Question | undefined
  readonly selection: Selection
  readonly ranged: Ship | undefined
  readonly threats: boolean
  readonly showThreats: (shown: boolean) => void
  readonly highlighted: ReadonlySet<string> | undefined
  readonly dimmed: ReadonlySet<string> | undefined
  readonly tap: (square: Square) => void
  readonly drop: (ship: Ship, to: Square) => void
  readonly correct: ((edits: readonly Edit[]) => void) | undefined
  readonly move: BoardProps['lastMove']
  readonly moved: MovedClass
}) {
  const say = useSay()
  const svg = useRef<SVGSVGElement>(null)
  const zoom = useZoom(svg, sizeOf(now))
  const [focused, setFocused] = useState<string>()
  const mayDrag = (ship: Ship | undefined): boolean =>
    ship !== undefined &&
    (selection.movable.includes(ship) ||
      ship === selection.ship ||
      (ship === ranged && mayCorrect(now, correct)))
  const { dragged, touched, endsDrag, handlers } = useDrag(svg, now, (from, to) => {
    const ship = shipOn(now, from)
    if (ship === undefined) return
    if (selection.movable.includes(ship) || ship === selection.ship) drop(ship, to)
    else correct?.([{ move: ship.id, from: from.id, to: to.id, count: 1 }])
  })
  const shot = question === undefined || isAnsweredOnBoard(question) ? [] : shipsInQuestion(now, question)
  const inHand = selection.ship && squareOf(selection.ship)
  const cursor = focused ?? inHand?.id ?? 'a1'
  const afloat = now.ships.filter(isAfloat)
  const look = { now, selection, ranged, threats, highlighted, dimmed, cursor, over: dragged?.over }
  const lifted = dragged && shipOn(now, dragged.from)
  return (
    <BoardStage
      tools={
        <>
          <ZoomButtons zoom={zoom} />
          <button
            type="button"
            className="board-tool"
            aria-label={say(gridWords.threats)}
            aria-pressed={threats}
            onClick={() => showThreats(!threats)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3v4M12 17v4M3 12h4M17 12h4M12 6a6 6 0 010 12a6 6 0 010 -12z" />
            </svg>
          </button>
        </>
      }
    >
      <svg
        ref={svg}
        className={`ad-grid ${zoom.view.scale > 1 ? 'ad-zoomed' : ''}`}
        role="group"
        aria-label={say(gridWords.grid)}
        {...zoom.drawing}
        onDoubleClick={undefined}
        onPointerDownCapture={touched}
      >
        <Marks />
        <Squares
          look={look}
          act={(square) => {
            if (!endsDrag()) tap(square)
          }}
          focused={({ id }) => setFocused(id)}
          drag={(square) => (mayDrag(shipOn(now, square)) ? handlers(square) : {})}
        />
        <GridLabels now={now} />
        <g className="ad-over-squares">
          <Threats look={look} />
          <Wakes now={now} />
          {afloat.map((ship) => {
            const square = squareOf(ship)
            const at = square && middleOf(now, square)
            return (
              at && (
                <g
                  key={ship.id}
                  style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
                  className={ship === lifted ? 'ad-piece ad-lifted' : 'ad-piece'}
                >
                  {moved(ship.id) !== '' && (
                    <rect
                      className={`moved-mark ${moved(ship.id)}`}
                      x={2 - squareSize / 2}
                      y={2 - squareSize / 2}
                      width={squareSize - 4}
                      height={squareSize - 4}
                      rx="4"
                    />
                  )}
                  <ShipDrawing ship={ship} now={now} />
                </g>
              )
            )
          })}
          <Attacks now={now} move={move} />
          {highlighted === undefined && <LinesOfFire now={now} selection={selection} />}
          {shot.length > 0 && <AskedShot now={now} ships={shot} />}
          {lifted && (
            <g transform={`translate(${dragged.spot.x} ${dragged.spot.y})`}>
              <ShipDrawing ship={lifted} now={now} />
            </g>
          )}
        </g>
      </svg>
    </BoardStage>
  )
}

/** With a physical board, a tapped ship can be moved to its real square. */
function mayCorrect(now: Situation, correct: unknown): boolean {
  return now.where === 'table' && correct !== undefined
}

function Marks() {
  return (
    <defs>
      <ArrowTip id="ad-arrow" />
      <pattern id="ad-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6" className="ad-hatch" />
      </pattern>
    </defs>
  )
}
