import type { Point } from './geometry/point.ts'
import type { Terrain } from './geometry/terrain.ts'
import type { Force } from './profile.ts'

export const sides = ['opfor', 'player'] as const

export type Side = (typeof sides)[number]

export function otherSide(side: Side): Side {
  return side === 'opfor' ? 'player' : 'opfor'
}

export interface Objective {
  readonly id: string
  readonly name: string
  readonly at: Point
}

export const edges = ['left', 'right', 'bottom', 'top'] as const

/** A ship's heading is in sixteenths of a circle from the top. */
export interface Start extends Point {
  readonly id: string
  readonly heading: number
}

/** Ready to be played. All places are in tenths of an inch. */
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
