import type { Point } from '@opfor/games/blood-and-plunder/view'

const inches = [4, 8, 12, 20]

/** Rings at the distances that the rules use, measured from the edge of a unit or ship. */
export function Rings({
  at,
  radius,
  height,
  perPixel,
}: {
  readonly at: Point
  readonly radius: number
  readonly height: number
  readonly perPixel: number
}) {
  return (
    <g className="bp-rings" transform={`translate(${at.x} ${height - at.y})`}>
      {inches.map((each) => (
        <g key={each}>
          <circle className="bp-ring" r={each * 10 + radius} />
          <text y={-(each * 10 + radius) + 4 * perPixel}>{each}</text>
          <text y={each * 10 + radius + 4 * perPixel}>{each}</text>
        </g>
      ))}
    </g>
  )
}
