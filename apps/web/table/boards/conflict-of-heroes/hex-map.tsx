import {
  type Edition,
  hexName,
  isDry,
  mayPlace,
  type Situation,
  type Terrain,
  terrainAt,
  terrainChoices,
} from '@opfor/games/conflict-of-heroes/view'
import { type Json, optionsByTap, type Question } from '@opfor/kernel'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { BoardAnswer } from '../board-answer.tsx'
import { BoardStage } from '../board-frame.tsx'
import type { BoardProps } from '../board.ts'
import { useMoved } from '../highlights.ts'
import { useElementSize } from '../use-element-size.ts'
import { useZoom } from '../zoom.ts'
import { CounterToken } from './counter-token.tsx'
import { AskedEdges, EdgeStrips } from './edges.tsx'
import { type GridCell, corners, layOutMaps, hexHeight, mapSize, nearestInDirection } from './grid.ts'
import { HexCell } from './hex-cell.tsx'
import { HexContents } from './hex-contents.tsx'
import { changedHexes, type Counter, listCounters, stackCounters } from './counters.ts'
import { editsOf, type NewMarks } from './marks.ts'
import { MapTools } from './map-tools.tsx'
import { TerrainTool } from './terrain-tool.tsx'
import { mapWords } from './words.ts'

/** In pixels. */
const minTapSize = 44

export function HexMap({
  now,
  question,
  choose,
  correct,
  isCorrecting = false,
  highlighted,
  dimmed,
  moves,
}: {
  readonly now: Situation
  readonly question: Question | undefined
  readonly choose: (answer: Json) => void
  readonly correct: BoardProps['correct']
  readonly isCorrecting?: BoardProps['isCorrecting']
  readonly highlighted: ReadonlySet<string> | undefined
  readonly dimmed: ReadonlySet<string> | undefined
  readonly moves: BoardProps<Situation>['moves']
}) {
  const say = useSay()
  const svg = useRef<SVGSVGElement>(null)
  const { width, height } = useElementSize(svg)
  const grid = useMemo(() => layOutMaps(now.maps), [now.maps])
  const zoom = useZoom(svg, { w: grid.w + 2, h: grid.h + 2, maxScale: 12 })
  const [edition, setEdition] = useState<Edition>(now.edition)
  const [marking, setMarking] = useState<{ readonly kind: Terrain | ''; readonly marks: NewMarks }>()
  const [inspected, setInspected] = useState<string>()
  const [moving, setMoving] = useState<Counter>()
  const [refused, setRefused] = useState<{ readonly to: string; readonly why: string }>()
  const [focused, setFocused] = useState<string>()

  const counters = listCounters(now)
  const moved = useMoved(moves, changedHexes)
  const tapped = question?.kind === 'choice' ? optionsByTap(question) : new Map<string, string>()
  const hexes = new Set(grid.cells.map(({ place }) => place))
  const offered = new Map([...tapped].filter(([place]) => hexes.has(place)))
  const onMap = new Set(offered.values())
  const others = (question?.options ?? []).filter(({ id }) => offered.size > 0 && !onMap.has(id))
  const small = hexHeight * Math.min(width / grid.w, height / grid.h)
  const pixels = zoom.view.scale * small
  const isFar = pixels < minTapSize
  const isTiny = pixels < 30
  const shown = { edition, maps: now.maps }
  const labelFor = (place: string): string => say(hexName({ edition, maps: [] }, place))

  const terrainOf = (place: string): Terrain | '' | undefined =>
    marking?.marks[place] ?? terrainAt(now.pack, place)
  const describeHex = (place: string): string => {
    const terrain = terrainOf(place)
    const name = hexName(shown, place)
    const kind = terrainChoices.find(({ id }) => id === terrain)
    const hex = kind === undefined ? say(name) : say(mapWords.withTerrain, { hex: name, terrain: kind.name })
    const here = counters.filter(({ at }) => at === place).map((each) => each.name)
    return here.length > 0 ? say(mapWords.here, { hex, what: here }) : hex
  }
  const isButton = (place: string): boolean => {
    if (marking !== undefined || moving !== undefined) return true
    return offered.size > 0 ? offered.has(place) : counters.some(({ at }) => at === place)
  }

  const put = (counter: Counter, to: string): void => {
    correct?.([{ move: counter.id, from: counter.at, to, count: 1 }])
    setMoving(undefined)
    setRefused(undefined)
    setInspected(undefined)
  }
  const moveTo = (counter: Counter, place: string): void => {
    const { name, side, kind } = counter
    const lifted = { ...now, units: { ...now.units, [counter.id]: { at: '', by: '', card: '' } } }
    const hex = hexName(shown, place)
    if (now.stage === 'generation' && kind !== 'marker' && !mayPlace(lifted, side, place))
      setRefused({ to: place, why: say(mapWords.besideEnemy, { what: name, hex }) })
    else if (!isDry(now, place)) setRefused({ to: place, why: say(mapWords.inWater, { what: name, hex }) })
    else if (kind === 'defense' && now.defenses.some(({ at }) => at === place && at !== counter.at))
      setRefused({ to: place, why: say(mapWords.onDefense, { what: name, hex }) })
    else put(counter, place)
  }
  const act = (place: string, at: { readonly x: number; readonly y: number } | undefined): void => {
    setFocused(place)
    if (marking !== undefined) {
      const kind = terrainOf(place) === marking.kind ? '' : marking.kind
      setMarking({ ...marking, marks: { ...marking.marks, [place]: kind } })
    } else if (moving !== undefined) moveTo(moving, place)
    else if (offered.has(place)) {
      if (isFar && at !== undefined) zoom.by((minTapSize * 1.1) / pixels, at)
      else choose(offered.get(place) ?? place)
    } else setInspected(inspected === place ? undefined : place)
  }
  // Keeps the zoom between questions; resets it only if none of the offered hexes is visible.
  const { by, view } = zoom
  const seen = ({ x, y }: GridCell): boolean =>
    x >= view.x && y >= view.y && x <= view.x + grid.w / view.scale && y <= view.y + grid.h / view.scale
  const isOutOfView = offered.size > 0 && !grid.cells.some((cell) => offered.has(cell.place) && seen(cell))
  useEffect(() => {
    if (isOutOfView) by(1 / 100)
  }, [question])
  const buttons = grid.cells.filter(({ place }) => isButton(place))
  const first = buttons.find(({ place }) => place === focused) ?? buttons[0]
  const step = (place: string, key: string): boolean => {
    const from = grid.cells.find((each) => each.place === place)
    const to = from && nearestInDirection(from, key, buttons)
    if (to === undefined) return false
    setFocused(to.place)
    svg.current?.querySelector<SVGGElement>(`[data-hex="${to.place}"]`)?.focus()
    return true
  }
  const saveMarks = (): void => {
    const edits = marking === undefined ? [] : editsOf(now, marking.marks)
    if (edits.length === 0) setMarking(undefined)
    else correct?.(edits, () => setMarking(undefined))
  }
  const hint =
    refused?.why ??
    (marking !== undefined
      ? say(mapWords.markWith)
      : moving !== undefined
        ? say(mapWords.moveWhere, { what: moving.name })
        : offered.size > 0 && !isCorrecting
          ? say(small < minTapSize ? mapWords.tapCloser : mapWords.tapHex)
          : '')
  const canChange = correct !== undefined && now.stage !== 'over'
  // The correction editor lists all places itself.
  const otherChoices = (isCorrecting ? [] : others).map(({ id, name }) => (
    <button key={id} type="button" className="choice" onClick={() => choose(id)}>
      {say(name)}
    </button>
  ))
  return (
    <BoardStage
      className="coh-map"
      tools={
        <MapTools
          zoom={zoom}
          isThird={edition === 'third'}
          toggleEdition={() => setEdition(edition === 'third' ? 'second' : 'third')}
          markTerrain={
            canChange && marking === undefined
              ? () => {
                  setMoving(undefined)
                  setMarking({ kind: 'heavyWoods', marks: {} })
                }
              : undefined
          }
        />
      }
    >
      <svg
        ref={svg}
        className={`coh-drawing ${zoom.view.scale > 1 ? 'coh-zoomed' : ''} ${isTiny ? 'coh-far' : ''}`}
        role="group"
        aria-label={say(mapWords.grid)}
        {...zoom.drawing}
        onKeyDown={(event: KeyboardEvent) => {
          if (/^[-+=0]$/.test(event.key)) zoom.pressed(event)
        }}
      >
        {grid.maps.map(({ map, left, top }) => (
          <rect key={map} className="coh-ground" x={left} y={top} width={mapSize.w} height={mapSize.h} />
        ))}
        <EdgeStrips now={now} grid={grid} />
        {grid.cells.map((cell) => (
          <HexCell
            key={cell.place}
            cell={cell}
            label={labelFor(cell.place)}
            terrain={terrainOf(cell.place)}
            className={highlightClassOf(cell, offered, dimmed, highlighted, inspected)}
            buttonLabel={isButton(cell.place) ? buttonLabelOf(cell.place) : undefined}
            tabIndex={cell.place === first?.place ? 0 : -1}
            act={act}
            step={step}
          />
        ))}
        {grid.cells.map((cell) =>
          highlightClassOf(cell, offered, dimmed, highlighted, inspected) === 'coh-lit' ? (
            <polygon
              key={cell.place}
              className="coh-outline"
              points={corners}
              transform={`translate(${cell.x} ${cell.y})`}
            />
          ) : undefined,
        )}
        {grid.cells
          .filter(({ place }) => moved(place) !== '')
          .map(({ place, x, y }) => (
            <polygon
              key={place}
              className={`moved-mark ${moved(place)}`}
              points={corners}
              transform={`translate(${x} ${y})`}
            />
          ))}
        {marking === undefined && moving === undefined && (
          <AskedEdges
            options={question?.kind === 'choice' ? (question.options ?? []) : []}
            grid={grid}
            thick={(minTapSize * hexHeight) / pixels}
            choose={choose}
          />
        )}
        {(grid.maps.length > 1 ? grid.maps : []).map(({ map, left, top }) => (
          <text
            key={map}
            className="coh-map-number"
            x={left + mapSize.w / 2}
            y={top + mapSize.h / 2 + 32}
            aria-hidden="true"
          >
            {map}
          </text>
        ))}
        {grid.cells.flatMap(({ place, x, y }) => {
          const all = counters.filter(({ at }) => at === place)
          const here = isTiny ? stackCounters(all) : all
          return here.map((counter, nth) => (
            <g key={`${place} ${counter.id} ${nth}`} transform={`translate(${x} ${y})`} className="coh-stack">
              <CounterToken counter={counter} nth={nth} count={here.length} isTiny={isTiny} />
            </g>
          ))
        })}
      </svg>
      <BoardAnswer>
        {hint !== '' && (
          <output
            className={refused === undefined ? 'coh-status' : 'coh-status coh-refused'}
            aria-live="polite"
          >
            {hint}
          </output>
        )}
        {otherChoices}
        {moving !== undefined && (
          <div className="coh-tools">
            {refused !== undefined && (
              <button type="button" className="button" onClick={() => put(moving, refused.to)}>
                {say(mapWords.moveAnyway)}
              </button>
            )}
            <button
              type="button"
              className="board-tool"
              onClick={() => put(moving, moving.kind === 'unit' ? 'edge' : 'supply')}
            >
              {say(mapWords.moveOff)}
            </button>
            <button
              type="button"
              className="board-tool"
              onClick={() => {
                setMoving(undefined)
                setRefused(undefined)
              }}
            >
              {say(mapWords.stopMoving)}
            </button>
          </div>
        )}
        {inspected !== undefined && (
          <HexContents
            title={describeHex(inspected)}
            counters={counters.filter(({ at }) => at === inspected)}
            move={canChange ? setMoving : undefined}
          />
        )}
        {marking !== undefined && (
          <TerrainTool
            kind={marking.kind}
            choose={(kind) => setMarking({ ...marking, kind })}
            save={saveMarks}
            discard={() => setMarking(undefined)}
          />
        )}
      </BoardAnswer>
    </BoardStage>
  )

  function buttonLabelOf(place: string): string {
    return offered.has(place) && moving === undefined && marking === undefined
      ? say(mapWords.toChoose, { hex: describeHex(place) })
      : describeHex(place)
  }
}

function highlightClassOf(
  { place }: GridCell,
  offered: ReadonlyMap<string, string>,
  dimmed: ReadonlySet<string> | undefined,
  highlighted: ReadonlySet<string> | undefined,
  inspected: string | undefined,
): string {
  if (dimmed?.has(place) === true) return 'coh-dark'
  if (highlighted?.has(place) === true) return 'coh-shown'
  if (offered.has(place)) return 'coh-lit'
  return inspected === place ? 'coh-looked' : ''
}
