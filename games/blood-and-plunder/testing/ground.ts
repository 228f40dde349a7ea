import type { Battle, Objective } from '../table/battle.ts'
import type { Point } from '../table/geometry/point.ts'
import type { Terrain } from '../table/geometry/terrain.ts'
import { type Field, situation } from './field.ts'

interface Laid {
  readonly terrain?: readonly Terrain[]
  readonly objectives?: readonly Objective[]
  readonly homeEdge?: Battle['homeEdge']
}

export function on({ terrain = [], objectives = [], homeEdge = 'top' }: Laid, field: Field): Field {
  const mapped: Field = { way: 'map', ...field }
  const { battle } = situation(mapped)
  return { ...mapped, change: { ...field.change, battle: { ...battle, terrain, objectives, homeEdge } } }
}

/** By default neither hides nor covers nor stops a unit. */
export function box(id: string, from: Point, to: Point): Terrain {
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
  return { id, name: id, cover: 0, blocks: false, impassable: false, outline: { corners } }
}

export function goal(x: number, y: number): Objective {
  return { id: `goal-${x}-${y}`, name: 'Goal', at: { x, y } }
}
