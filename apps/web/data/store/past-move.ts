import { type Move, movesOf, type Standing } from '@opfor/kernel'
import { type MatchLog, publicLog } from './recent-log.ts'

/** An earlier move on the screen, with the log up to it. */
export interface PastMove {
  /** Counted from 1. */
  readonly number: number
  readonly moves: number
  /** The steps that were answered before it. */
  readonly step: number
  readonly situation: unknown
  readonly log: MatchLog
}

/** The moves of a match that every viewer may see. */
export function publicMoves(match: Standing): readonly Move<unknown>[] {
  return movesOf({ told: publicLog(match, match.told), steps: match.steps })
}

/** A move by its number, to be shown on the board. */
export function pastMove(match: Standing, number: number): PastMove | undefined {
  const moves = publicMoves(match)
  const move = moves[number - 1]
  if (move === undefined) return undefined
  const { game, journal, steps } = match
  const step = move.change.after
  const told = moves.slice(0, number).flatMap((each) => each.told)
  const log = { game, journal, told, steps: steps.slice(0, step) }
  return { number, moves: moves.length, step, situation: move.now, log }
}
