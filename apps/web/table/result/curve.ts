import type { Score } from '@opfor/kernel'

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** At least 1. */
export function maxScore(scores: readonly Score[]): number {
  return Math.max(1, ...scores.flatMap(({ player, bot }) => [player, bot]))
}

export function pointAt(frame: Frame, scores: readonly Score[], at: number, value: number): Point {
  const across = frame.width / Math.max(1, scores.length - 1)
  return {
    x: round(frame.x + at * across),
    y: round(frame.y + frame.height * (1 - value / maxScore(scores))),
  }
}

/** Returns the corners of the steps. */
export function stepsOf(frame: Frame, scores: readonly Score[], side: keyof Score): readonly Point[] {
  return scores.flatMap((score, at) => {
    const corner = pointAt(frame, scores, at, score[side])
    const before = scores[at - 1]
    if (before === undefined || before[side] === score[side]) return [corner]
    return [{ x: corner.x, y: pointAt(frame, scores, at, before[side]).y }, corner]
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
