import { nameOf, type Point, radiusOf, type Situation, type Unit } from '@opfor/games/blood-and-plunder/view'
import { useSay } from '../../../../ui/text/language.tsx'
import { placeLabels } from './labels.ts'

/** Constant size on screen, without overlap if possible. */
export function Names({
  units,
  at,
  now,
  perPixel,
}: {
  readonly units: readonly Unit[]
  readonly at: (unit: Unit) => Point
  readonly now: Situation
  readonly perPixel: number
}) {
  const say = useSay()
  const { width, height, objectives } = now.battle
  const size = (perPixel > 0.8 ? 11 : 13) * perPixel
  const named = units.map((unit) => {
    const { x, y } = at(unit)
    return { id: unit.id, at: { x, y: height - y }, reach: radiusOf(now, unit) + 4, name: say(unit.name) }
  })
  const goals = objectives.map(({ id, name, at: { x, y } }) => ({
    id: `objective ${id}`,
    at: { x, y: height - y },
    reach: 11,
    name: say(nameOf(name)),
  }))
  const isGoal = (id: string): boolean => goals.some((goal) => goal.id === id)
  return (
    <g className="bp-names" aria-hidden>
      {placeLabels([...named, ...goals], size, { x: 0, y: 0, w: width, h: height }).map(
        ({ id, lines, x, y }) => (
          <text
            key={id}
            className={isGoal(id) ? 'bp-name bp-objective-name' : 'bp-name'}
            y={y}
            style={{ fontSize: size }}
          >
            {lines.map((line, nth) => (
              <tspan key={line} x={x} dy={nth === 0 ? 0 : size * 1.05}>
                {line}
              </tspan>
            ))}
          </text>
        ),
      )}
    </g>
  )
}
