/** CHART 1: the printed number on the OPFOR's card and the state of the battle choose a column. */

import type { Readings, StrikePoints } from './facts.ts'

export type Column = 'A' | 'B' | 'C'

/** 0 for a card of 11 to 13, 1 for 5 to 10, 2 for 1 to 4. */
export function band(card: number): number {
  if (card >= 11) return 0
  if (card >= 5) return 1
  return 2
}

/** 0 if the OPFOR has fewer strike points, 1 if tied, 2 if it has more. */
export function state(points: StrikePoints): number {
  if (points.opfor < points.player) return 0
  if (points.opfor === points.player) return 1
  return 2
}

const CHART_1: readonly (readonly Column[])[] = [
  ['A', 'A', 'B'],
  ['A', 'B', 'B'],
  ['B', 'B', 'C'],
]

/** The strike points at the three moments that a reading may mean. */
export interface Moments {
  readonly shown: StrikePoints
  readonly activated: StrikePoints
  readonly now: StrikePoints
}

export function counted(points: Moments, readings: Readings): StrikePoints {
  if (readings['whenCounted'] === 'shown') return points.shown
  return readings['columnChanges'] === 'anew' ? points.now : points.activated
}

export function column(card: number, points: StrikePoints): Column {
  return CHART_1[band(card)]?.[state(points)] ?? 'A'
}
