import {
  type Move,
  type RoundOfMoves,
  roundsOf,
  type Score,
  scoresOf,
  type MatchState,
  type MatchStep,
} from '@opfor/kernel'
import { publicMoves } from '../../data/store/past-move.ts'

export type Intervention = Exclude<MatchStep, { readonly q: string }>

/** The interventions happened before the move. */
export interface HistoryEntry {
  readonly number: number
  readonly move: Move<unknown>
  readonly before: readonly Intervention[]
}

/** The score is that at the end of the round. */
export interface HistoryRound extends Pick<RoundOfMoves<unknown>, 'counted' | 'number'> {
  readonly entries: readonly HistoryEntry[]
  readonly score: Score | undefined
}

/** The last interventions happened after the last move. */
export interface MatchHistory {
  readonly rounds: readonly HistoryRound[]
  readonly after: readonly Intervention[]
}

export function historyOf(match: MatchState): MatchHistory {
  const moves = publicMoves(match)
  const scores = scoresOf(match.game, moves)
  let number = 0
  let step = 0
  const until = (end: number): readonly Intervention[] => {
    const passed = match.steps.slice(step, end).filter(isIntervention)
    step = Math.max(step, end)
    return passed
  }
  const rounds = roundsOf(match.game, moves).map((round) => {
    const entries = round.moves.map((move) => {
      number += 1
      return { number, move, before: until(move.change.after) }
    })
    return { counted: round.counted, number: round.number, entries, score: scores?.[number] }
  })
  return { rounds, after: until(match.steps.length) }
}

function isIntervention(step: MatchStep): step is Intervention {
  return !('q' in step)
}
