import type { Point, Situation, Unit } from '@opfor/games/blood-and-plunder/view'
import type { OnMap } from './use-placing.ts'

/** Whoever stands nearest to a place. */
export function nearestTo(at: Point, units: readonly Unit[], stands: OnMap['stands']): Unit {
  const far = (unit: Unit): number => Math.hypot(stands(unit).x - at.x, stands(unit).y - at.y)
  return units.reduce((best, each) => (far(each) < far(best) ? each : best))
}

/** Lines between those who are in melee contact. */
export function melees(
  { battle: { height } }: Situation,
  units: readonly Unit[],
  stands: OnMap['stands'],
): string {
  return units
    .flatMap((unit) =>
      units
        .filter(({ id, side }) => side === 'player' && unit.engaged.includes(id))
        .map((enemy) => [stands(unit), stands(enemy)] as const),
    )
    .map(([a, b]) => `M${a.x} ${height - a.y}L${b.x} ${height - b.y}`)
    .join('')
}
