import { isAlive, type Point, radiusOf, type Situation, type Unit } from '@opfor/games/blood-and-plunder/view'
import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useSay } from '../../../../ui/text/language.tsx'
import { BoardAnswer } from '../../board-answer.tsx'
import { BoardStage } from '../../board-frame.tsx'
import type { BoardProps } from '../../board.ts'
import { highlightClass, highlightsFor, useMoved } from '../../highlights.ts'
import { useZoom } from '../../zoom.ts'
import { Aim, currentAttack } from './aim.tsx'
import { meleePath, nearestUnit, useUnitsPerPixel } from './scale.ts'
import { Crew } from '../crew.tsx'
import { toTable, clampToTable } from './drag.ts'
import { Names } from './names.tsx'
import { toAnswer, formatInches, isUnchanged, pathOf } from './placing.ts'
import { PlacingBar } from './placing-bar.tsx'
import { Rings } from './rings.tsx'
import { shipReach, ShipToken } from './ship-token.tsx'
import { Ground } from './terrain.tsx'
import { UnitToken } from './tokens.tsx'
import { Tools } from '../tools.tsx'
import { usePlacing } from './use-placing.ts'
import { tableWords } from '../words.ts'

export function TableMap({
  now,
  question,
  choose,
  correct,
  highlighted,
  dimmed,
  lastMove,
  moves,
  isCorrecting = false,
}: Omit<BoardProps<Situation>, 'situation'> & { readonly now: Situation }) {
  const say = useSay()
  const svg = useRef<SVGSVGElement>(null)
  const { battle } = now
  const { width, height } = battle
  const zoom = useZoom(svg, { w: width + 2, h: height + 2 })
  const perPixel = useUnitsPerPixel(svg, width + 2, height + 2) / zoom.view.scale
  const [tapped, setTapped] = useState<string>()
  const [isMeasuring, setMeasuring] = useState(false)
  const [line, setLine] = useState<readonly [Point, Point]>()
  const table = usePlacing(svg, now, question, isMeasuring ? undefined : correct, tapped)
  const { placing, pose, setPose, positionOf, poseOf, controls } = table
  const moved = useMoved(moves, changedPieces)
  const highlights = highlightsFor(question, choose, highlighted, dimmed)
  const ashore = now.units.filter((unit) => isAlive(unit) && unit.aboard === '')
  const onTop = placing?.id ?? tapped
  const inOrder = ashore.toSorted((a, b) => Number(a.id === onTop) - Number(b.id === onTop))
  const selected = [...now.units, ...now.ships].find(({ id }) => id === tapped)
  const act = (id: string): void => {
    const isOption = highlights.options.has(id)
    if (isOption) choose(id)
    // In the correction editor, a tapped piece can be dragged too.
    if (isCorrecting) setTapped(id)
    else if (!isOption && placing === undefined) setTapped(tapped === id ? undefined : id)
  }
  /** A finger is wider than a token, so a tap chooses the nearest token. */
  const tap = (unit: Unit) => (event?: MouseEvent) => {
    const at = event === undefined || event.detail === 0 ? undefined : toTable(svg.current, height, event)
    act(at === undefined ? unit.id : nearestUnit(at, ashore, positionOf).id)
  }
  const measure = (event: PointerEvent, first: boolean): void => {
    const under = toTable(svg.current, height, event)
    if (under === undefined) return
    const at = clampToTable(under, battle)
    setLine((before) => (first || before === undefined ? [at, at] : [before[0], at]))
  }
  const pan = isMeasuring
    ? {
        viewBox: zoom.drawing.viewBox,
        onPointerDown: (event: PointerEvent) => measure(event, true),
        onPointerMove: (event: PointerEvent) => {
          if (event.buttons > 0) measure(event, false)
        },
      }
    : zoom.drawing
  const look = (id: string): string =>
    `${highlightClass(highlights, id)} ${placing?.id === id || (placing === undefined && tapped === id) ? 'bp-mover' : ''}`
  const path = placing === undefined || pose === undefined ? undefined : pathOf(now, placing, pose)
  const statusText = ((): string => {
    if (line !== undefined) return say(tableWords.inches, { inches: formatInches(line) })
    if (isMeasuring) return say(tableWords.measure)
    if (placing !== undefined && path !== undefined && pose !== undefined) {
      const drag = placing.isShip ? tableWords.dragShip : tableWords.dragIt
      const words = isUnchanged(placing, pose) && !placing.isShip ? tableWords.goesHere : drag
      return say(words, { unit: placing.name, inches: formatInches(path) })
    }
    return selected === undefined ? '' : say(tableWords.rings, { unit: selected.name })
  })()
  return (
    <BoardStage
      className="bp-map"
      tools={
        <Tools
          zoom={zoom}
          isMeasuring={isMeasuring}
          toggleRuler={() => {
            setMeasuring(!isMeasuring)
            setLine(undefined)
          }}
        />
      }
    >
      <svg
        ref={svg}
        className={`bp-drawing ${zoom.view.scale > 1 || isMeasuring ? 'bp-zoomed' : ''}`}
        style={{ '--u': perPixel, '--ratio': width / height } as CSSProperties}
        role="group"
        aria-label={say(tableWords.map)}
        {...pan}
      >
        <Ground battle={battle} sea={isSeaBattle(now)} />
        {selected !== undefined && (
          <Rings
            at={poseOf(selected).at}
            radius={radiusOf(now, selected)}
            height={height}
            perPixel={perPixel}
          />
        )}
        <path className="bp-melee" d={meleePath(now, ashore, positionOf)} />
        <Aim
          now={now}
          aim={currentAttack(now, lastMove)}
          at={(unit) => (unit.aboard === '' ? positionOf(unit) : unit.at)}
        />
        {path !== undefined && (
          <polyline className="bp-way" points={path.map(({ x, y }) => `${x},${height - y}`).join(' ')} />
        )}
        {now.ships.map((ship) => (
          <ShipToken
            key={ship.id}
            ship={ship}
            pose={poseOf(ship)}
            height={height}
            perPixel={perPixel}
            look={look(ship.id)}
            act={() => act(ship.id)}
            controls={controls(ship)}
          />
        ))}
        {inOrder.map((unit) => (
          <UnitToken
            key={unit.id}
            unit={unit}
            now={now}
            at={positionOf(unit)}
            perPixel={perPixel}
            look={look(unit.id)}
            act={tap(unit)}
            controls={controls(unit)}
          />
        ))}
        {[...ashore, ...now.ships]
          .filter(({ id }) => moved(id) !== '')
          .map((piece) => (
            <circle
              key={piece.id}
              className={`moved-mark ${moved(piece.id)}`}
              cx={poseOf(piece).at.x}
              cy={height - poseOf(piece).at.y}
              r={('profile' in piece ? radiusOf(now, piece) : shipReach) + 5 * perPixel}
            />
          ))}
        <Names units={ashore} at={positionOf} now={now} perPixel={perPixel} />
        {now.ships.map((ship) => (
          <Crew
            key={ship.id}
            ship={ship}
            pose={poseOf(ship)}
            crew={now.units.filter((unit) => isAlive(unit) && unit.aboard === ship.id)}
            now={now}
            perPixel={perPixel}
            light={(unit) => highlightClass(highlights, unit.id)}
            moved={moved}
            act={(unit) => act(unit.id)}
          />
        ))}
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
      <BoardAnswer>
        <output className="bp-status" aria-live="polite">
          {statusText}
        </output>
        {placing !== undefined && pose !== undefined && (
          <PlacingBar
            placing={placing}
            pose={pose}
            put={setPose}
            done={() => choose(toAnswer(placing, pose))}
          />
        )}
      </BoardAnswer>
    </BoardStage>
  )
}

function changedPieces(before: Situation, now: Situation): readonly string[] {
  const ships = now.ships.filter((ship) => {
    const then = before.ships.find(({ id }) => id === ship.id)
    return JSON.stringify([then?.at, then?.damage]) !== JSON.stringify([ship.at, ship.damage])
  })
  const units = now.units.filter((unit) => {
    const then = before.units.find(({ id }) => id === unit.id)
    return (
      then?.at.x !== unit.at.x ||
      then.at.y !== unit.at.y ||
      then.models !== unit.models ||
      then.fatigue < unit.fatigue
    )
  })
  return [...ships, ...units].map(({ id }) => id)
}

/** Whether the table is sea: there are ships, and all units start aboard. */
export function isSeaBattle({ battle: { opfor, player }, ships }: Situation): boolean {
  return ships.length > 0 && [...opfor.units, ...player.units].every(({ aboard }) => aboard !== '')
}
