import type { Point, Situation, Unit } from '@opfor/games/blood-and-plunder/view'
import type { PlacingState } from './use-placing.ts'

/** The unit nearest to a point. */
export function nearestUnit(at: Point, units: readonly Unit[], positionOf: PlacingState['positionOf']): Unit {
  const distance = (unit: Unit): number => Math.hypot(positionOf(unit).x - at.x, positionOf(unit).y - at.y)
  return units.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** The path of lines between units in melee contact. */
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
