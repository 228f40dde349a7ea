import type { Point, Situation, Unit } from '@opfor/games/blood-and-plunder/view'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { PlacingState } from './use-placing.ts'

export function nearestUnit(at: Point, units: readonly Unit[], positionOf: PlacingState['positionOf']): Unit {
  const distance = (unit: Unit): number => Math.hypot(positionOf(unit).x - at.x, positionOf(unit).y - at.y)
  return units.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

export function meleePath(
  { battle: { height } }: Situation,
  units: readonly Unit[],
  positionOf: PlacingState['positionOf'],
): string {
  return units
    .flatMap((unit) =>
      units
        .filter(({ id, side }) => side === 'player' && unit.engaged.includes(id))
        .map((enemy) => [positionOf(unit), positionOf(enemy)] as const),
    )
    .map(([a, b]) => `M${a.x} ${height - a.y}L${b.x} ${height - b.y}`)
    .join('')
}

/** The number of drawing units per pixel, without zoom. */
export function useUnitsPerPixel(
  svg: RefObject<SVGSVGElement | null>,
  width: number,
  height?: number,
): number {
  const [units, setUnits] = useState(1)
  useLayoutEffect(() => {
    const drawing = svg.current
    if (drawing === null) return undefined
    const measure = (): void => {
      const box = drawing.getBoundingClientRect()
      if (box.width > 0) setUnits(Math.max(width / box.width, (height ?? 0) / box.height))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(drawing)
    return () => observer.disconnect()
  }, [svg, width, height])
  return units
}
