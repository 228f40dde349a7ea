import type { Grade } from './pieces.ts'
import { gradeFrom } from './ranges.ts'
import { inRows, reachable, type Stop } from './reach.ts'
import { enemyOf, fleetOf, type Ship, type Situation } from './situation.ts'
import { volleyOf } from './volley.ts'

/** A square from which a target can be damaged, and what can be done to each enemy there. */
export interface FiringStop extends Stop {
  readonly grades: Readonly<Record<string, Grade>>
}

const known = new WeakMap<
  Ship,
  { readonly ships: Situation['ships']; readonly steps: number; readonly stops: readonly FiringStop[] }
>()

/** The squares within so many steps from which an enemy can be damaged with one Artillery symbol. */
export function firingStops(now: Situation, ship: Ship, steps: number): readonly FiringStop[] {
  const before = known.get(ship)
  if (before?.ships === now.ships && before.steps === steps) return before.stops
  const volley = volleyOf(now, ship, 1)
  const enemies = fleetOf(now, enemyOf(ship.side))
  const stops: FiringStop[] = []
  for (const stop of inRows(reachable(now, ship, steps))) {
    const grades: Record<string, Grade> = {}
    let any = false
    for (const enemy of enemies) {
      const grade = gradeFrom(now, ship, stop.square, enemy, volley)
      if (grade === undefined || grade === 0) continue
      grades[enemy.id] = grade
      any = true
    }
    if (any) stops.push({ ...stop, grades })
  }
  known.set(ship, { ships: now.ships, steps, stops })
  return stops
}
