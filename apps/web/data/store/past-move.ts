import { type Move, movesOf, type MatchState } from '@opfor/kernel'
import { type MatchLog, publicLog } from './recent-log.ts'

export interface PastMove {
  /** Counted from 1. */
  readonly number: number
  readonly moves: number
  /** The number of steps answered before the move. */
  readonly step: number
  readonly situation: unknown
  readonly log: MatchLog
}

/** Excludes moves that not every viewer may see. */
export function publicMoves(match: MatchState): readonly Move<unknown>[] {
  return movesOf({ log: publicLog(match, match.log), steps: match.steps })
}

export function pastMove(match: MatchState, number: number): PastMove | undefined {
  const moves = publicMoves(match)
  const move = moves[number - 1]
  if (move === undefined) return undefined
  const { game, journal, steps } = match
  const step = move.change.after
  const entries = moves.slice(0, number).flatMap((each) => each.told)
  const log = { game, journal, log: entries, steps: steps.slice(0, step) }
  return { number, moves: moves.length, step, situation: move.now, log }
}
