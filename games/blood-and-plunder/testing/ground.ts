import type { Battle, Objective } from '../table/battle.ts'
import type { Point } from '../table/geometry/point.ts'
import type { Terrain } from '../table/geometry/terrain.ts'
import { type Field, situation } from './field.ts'

/** What lies on a table of a test's own. */
interface Laid {
  readonly terrain?: readonly Terrain[]
  readonly objectives?: readonly Objective[]
  readonly homeEdge?: Battle['homeEdge']
}

/** A field with a map on another table: bare, but for what a test lays there. */
export function on({ terrain = [], objectives = [], homeEdge = 'top' }: Laid, field: Field): Field {
  const mapped: Field = { way: 'map', ...field }
  const { battle } = situation(mapped)
  return { ...mapped, change: { ...field.change, battle: { ...battle, terrain, objectives, homeEdge } } }
}

/** A box from corner to corner that neither hides nor covers nor stops anybody: a test changes what it is about. */
export function box(id: string, from: Point, to: Point): Terrain {
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
  return { id, name: id, cover: 0, blocks: false, impassable: false, outline: { corners } }
}

/** An objective. */
export function goal(x: number, y: number): Objective {
  return { id: `goal-${x}-${y}`, name: 'Goal', at: { x, y } }
}
