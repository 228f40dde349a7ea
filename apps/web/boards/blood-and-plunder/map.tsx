import { isAlive, type Point, type Situation, type Unit, wayTo } from '@opfor/games/blood-and-plunder/view'
import type { Edit, Json, Question } from '@opfor/kernel'
import { type PointerEvent, useRef, useState } from 'react'
import { useSay } from '../../language.tsx'
import { lightOf, lightsOf } from '../blitzkrieg/lights.ts'
import { useZoom } from '../blitzkrieg/zoom.ts'
import { type Dragged, placeUnder, useDrag } from './drag.ts'
import { Ground } from './terrain.tsx'
import { ShipToken, UnitToken } from './tokens.tsx'
import { tableWords } from './words.ts'

const rings = [4, 8, 12, 20]

/** The table seen from above: terrain, tokens that are dragged, rings round the one that was tapped, and a ruler. */
export function TableMap({
  now,
  question,
  choose,
  correct,
  lit,
  dark,
}: {
  readonly now: Situation
  readonly question: Question | undefined
  readonly choose: (answer: Json) => void
  readonly correct: ((edits: readonly Edit[]) => void) | undefined
  readonly lit: ReadonlySet<string> | undefined
  readonly dark: ReadonlySet<string> | undefined
}) {
  const say = useSay()
  const svg = useRef<SVGSVGElement>(null)
  const { width, height } = now.battle
  const zoom = useZoom(svg, { w: width + 2, h: height + 2 })
  const [tapped, setTapped] = useState<string>()
  const [ruling, setRuling] = useState(false)
  const [line, setLine] = useState<readonly [Point, Point]>()
  const mover = moverOf(now, question)
  const proposed = mover === undefined ? undefined : proposedAt(question)
  const [placed, setPlaced] = useState<{ readonly question: Question; readonly at: Point }>()
  const ghost = placed !== undefined && placed.question === question ? placed.at : proposed
  const dropped = ({ id, at }: Dragged): void => {
    if (id === mover?.id && question !== undefined) setPlaced({ question, at })
    else if (mover === undefined) correct?.(placedBy(now, id, at))
  }
  const { dragged, handlers } = useDrag(svg, now, dropped)
  const lights = lightsOf(question, choose, lit, dark)
  const atOf = (unit: Unit): Point =>
    dragged?.id === unit.id ? dragged.at : unit.id === mover?.id && ghost !== undefined ? ghost : unit.at
  const shown = now.units.filter((unit) => isAlive(unit) && unit.aboard === '')
  const ringed = shown.find(({ id }) => id === tapped)
  const measure = (event: PointerEvent, first: boolean): void => {
    const at = placeUnder(svg.current, now, event)
    if (ruling && at !== undefined)
      setLine((before) => (first || before === undefined ? [at, at] : [before[0], at]))
  }
  const pan = ruling ? { viewBox: zoom.drawing.viewBox } : zoom.drawing
  const act = (unit: Unit): void => {
    if (lights.options.has(unit.id)) choose(unit.id)
    else setTapped(tapped === unit.id ? undefined : unit.id)
  }
  return (
    <div className="bp-map">
      <div className="bp-tools">
        <button
          type="button"
          className="bp-tool"
          aria-pressed={ruling}
          onClick={() => {
            setRuling(!ruling)
            setLine(undefined)
          }}
        >
          {say(tableWords.ruler)}
        </button>
        <output className="bp-told" aria-live="polite">
          {line !== undefined
            ? say(tableWords.inches, { inches: inchesOf(line) })
            : ruling
              ? say(tableWords.measure)
              : ringed !== undefined
                ? say(tableWords.rings, { unit: ringed.name })
                : mover !== undefined
                  ? say(tableWords.dragIt, { unit: mover.name })
                  : ''}
        </output>
        <button
          type="button"
          className="bp-tool"
          aria-label={say(tableWords.farther)}
          disabled={zoom.view.scale <= 1}
          onClick={() => zoom.by(1 / 1.5)}
        >
          −
        </button>
        <button
          type="button"
          className="bp-tool"
          aria-label={say(tableWords.closer)}
          disabled={zoom.view.scale >= 5}
          onClick={() => zoom.by(1.5)}
        >
          +
        </button>
      </div>
      {mover !== undefined && ghost !== undefined && (
        <button
          type="button"
          className="button big bp-confirm"
          onClick={() => choose({ x: ghost.x / 10, y: ghost.y / 10 })}
        >
          {say(tableWords.endsHere, { unit: mover.name })}
        </button>
      )}
      <svg
        ref={svg}
        className={`bp-drawing ${zoom.view.scale > 1 || ruling ? 'bp-zoomed' : ''}`}
        role="group"
        aria-label={say(tableWords.map)}
        {...pan}
        {...(ruling && {
          onPointerDown: (event: PointerEvent) => measure(event, true),
          onPointerMove: (event: PointerEvent) => {
            if (event.buttons > 0) measure(event, false)
          },
        })}
      >
        <Ground now={now} />
        {ringed !== undefined &&
          rings.map((inches) => (
            <circle
              key={inches}
              className="bp-ring"
              cx={atOf(ringed).x}
              cy={height - atOf(ringed).y}
              r={inches * 10 + 10}
            />
          ))}
        {mover !== undefined && ghost !== undefined && (
          <polyline className="bp-way" points={pathOf(now, mover, proposed, ghost)} />
        )}
        {now.ships.map((ship) => (
          <ShipToken key={ship.id} ship={ship} now={now} />
        ))}
        {shown.map((unit) => {
          const movable = !ruling && (unit.id === mover?.id || (mover === undefined && correct !== undefined))
          const step = (dx: number, dy: number): void =>
            dropped({ id: unit.id, at: { x: atOf(unit).x + dx, y: atOf(unit).y + dy } })
          return (
            <UnitToken
              key={unit.id}
              unit={unit}
              now={now}
              at={atOf(unit)}
              look={`${lightOf(lights, unit.id)} ${unit.id === mover?.id ? 'bp-mover' : ''}`}
              act={() => act(unit)}
              step={movable ? step : undefined}
              drag={unit.id === mover?.id || (movable && tapped === unit.id) ? handlers(unit.id) : {}}
            />
          )
        })}
        {line !== undefined && (
          <line
            className="bp-ruler"
            x1={line[0].x}
            y1={height - line[0].y}
            x2={line[1].x}
            y2={height - line[1].y}
          />
        )}
      </svg>
    </div>
  )
}

/** The unit whose end is asked for. */
function moverOf(now: Situation, question: Question | undefined): Unit | undefined {
  if (question?.id !== 'blood-and-plunder.where') return undefined
  const named = JSON.stringify(question.text.params?.['unit'])
  return now.units.find(({ name }) => JSON.stringify(name) === named)
}

function proposedAt(question: Question | undefined): Point | undefined {
  const proposal = question?.proposal as Point | undefined
  return proposal === undefined
    ? undefined
    : { x: Math.round(proposal.x * 10), y: Math.round(proposal.y * 10) }
}

function pathOf(now: Situation, unit: Unit, proposed: Point | undefined, ghost: Point): string {
  const asProposed = proposed !== undefined && proposed.x === ghost.x && proposed.y === ghost.y
  const path = asProposed ? wayTo(now, unit, ghost) : [unit.at, ghost]
  return path.map(({ x, y }) => `${x},${now.battle.height - y}`).join(' ')
}

/** A token put elsewhere by hand: what was told of its place no longer counts. */
function placedBy(now: Situation, id: string, at: Point): readonly Edit[] {
  const unit = now.units.find((each) => each.id === id)
  if (unit === undefined || (unit.at.x === at.x && unit.at.y === at.y)) return []
  return [
    { set: `x.${id}`, to: at.x },
    { set: `y.${id}`, to: at.y },
    { set: `placed.${id}`, to: unit.placed + 1 },
    { set: `moved.${unit.side}`, to: now.moved[unit.side] + 1 },
  ]
}

function inchesOf([from, to]: readonly [Point, Point]): string {
  return (Math.hypot(from.x - to.x, from.y - to.y) / 10).toFixed(1)
}
