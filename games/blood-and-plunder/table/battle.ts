import type { Point } from './geometry/point.ts'
import type { Terrain } from './geometry/terrain.ts'
import type { Force } from './profile.ts'

/** The two sides. */
export const sides = ['opfor', 'player'] as const

/** One of the two sides. */
export type Side = (typeof sides)[number]

/** The other side. */
export function otherSide(side: Side): Side {
  return side === 'opfor' ? 'player' : 'opfor'
}

/** Something to hold. */
export interface Objective {
  readonly id: string
  readonly name: string
  readonly at: Point
}

/** The edges of the table. */
export const edges = ['left', 'right', 'bottom', 'top'] as const

/** Where a unit or ship begins; a ship with its heading, in sixteenths of a circle from the top. */
export interface Start extends Point {
  readonly id: string
  readonly heading: number
}

/** A battle that is ready to be played: the scenario, the table and both forces. All places are in tenths of an inch. */
export interface Battle {
  readonly title: string
  readonly author: string
  readonly turns: number
  readonly width: number
  readonly height: number
  readonly homeEdge: (typeof edges)[number]
  readonly terrain: readonly Terrain[]
  readonly objectives: readonly Objective[]
  readonly opfor: Force
  readonly player: Force
  readonly starts: readonly Start[]
}
