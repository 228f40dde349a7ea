import type { Ship, Situation, Unit } from '@opfor/games/blood-and-plunder/view'
import { useSay } from '../../../ui/text/language.tsx'
import type { MovedClass } from '../highlights.ts'
import { squareAround, leastOverlap } from './map/labels.ts'
import { handleOf, type Pose } from './map/pose.ts'
import { Fatigue, handleKey, Marks } from './map/tokens.tsx'
import { tableWords } from './words.ts'

/** Placed beside the ship without covering ships or the knob that turns it. */
export function Crew({
  ship,
  pose,
  crew,
  now,
  perPixel,
  light,
  moved,
  act,
}: {
  readonly ship: Ship
  readonly pose: Pose
  readonly crew: readonly Unit[]
  readonly now: Situation
  readonly perPixel: number
  readonly light: (unit: Unit) => string
  readonly moved: MovedClass
  readonly act: (unit: Unit) => void
}) {
  const say = useSay()
  const { height, width } = now.battle
  const row = 26 * perPixel
  const names = crew.map((unit) => say(unit.name))
  const longest = Math.max(say(ship.name).length, ...names.map((name) => name.length + 3))
  const w = longest * 6.8 * perPixel + 24 * perPixel
  const h = row * crew.length + 15 * perPixel
  const [x, y] = [pose.at.x, height - pose.at.y]
  const places = [
    { x: x - w / 2, y: y - 38 - h, w, h },
    { x: x - w / 2, y: y + 38, w, h },
    { x: x + 38, y: y - h / 2, w, h },
    { x: x - 38 - w, y: y - h / 2, w, h },
  ]
  const ships = now.ships.map(({ id, at }) =>
    squareAround(id === ship.id ? { x, y } : { x: at.x, y: height - at.y }, 36),
  )
  const knob = handleOf(pose)
  const inTheWay = [...ships, squareAround({ x: knob.x, y: height - knob.y }, 22 * perPixel)]
  const enemyAbove = now.ships.some(({ id, at }) => id !== ship.id && at.y > pose.at.y)
  const inOrder = enemyAbove ? [places[1], places[2], places[3], places[0]] : places
  const box = leastOverlap(
    inOrder.flatMap((place) => place ?? []),
    inTheWay,
    { x: 0, y: 0, w: width, h: height },
  )
  // The sides differ without their colours: straight ends for the OPFOR, round ones for the player.
  const ends = (ship.side === 'opfor' ? 1 : 12) * perPixel
  const marksAt = `translate(${w - 12 * perPixel} ${row / 2}) scale(${0.6 * perPixel})`
  return (
    <g className={`bp-crew bp-${ship.side}`} transform={`translate(${box.x} ${box.y})`}>
      <text className="bp-name" x={w / 2} y={10 * perPixel}>
        {say(ship.name)}
      </text>
      {crew.map((unit, at) => (
        <g key={unit.id} transform={`translate(0 ${15 * perPixel + at * row})`}>
          <g
            role="button"
            tabIndex={0}
            data-unit={unit.id}
            aria-label={say(tableWords.aboard, {
              unit: unit.name,
              models: unit.models,
              fatigue: unit.fatigue,
              ship: ship.name,
            })}
            className={`bp-token bp-${unit.side} ${unit.activated ? 'bp-spent' : ''} ${light(unit)}`}
            onClick={() => act(unit)}
            onKeyDown={(event) => handleKey(event, () => act(unit), undefined)}
          >
            <rect className="bp-body" width={w} height={row - 2 * perPixel} rx={ends} />
            <text className="bp-tag" x={6 * perPixel} y={16 * perPixel}>
              <tspan className="bp-count">{unit.models}</tspan> {names[at]}
            </text>
            <g transform={marksAt}>
              <Marks now={now} unit={unit} radius={10} />
            </g>
          </g>
          <g transform={marksAt}>
            <Fatigue unit={unit} radius={10} />
          </g>
          {moved(unit.id) !== '' && (
            <rect
              className={`moved-mark ${moved(unit.id)}`}
              width={w}
              height={row - 2 * perPixel}
              rx={ends}
            />
          )}
        </g>
      ))}
    </g>
  )
}
