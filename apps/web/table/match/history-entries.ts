import {
  type Move,
  type Round,
  roundsOf,
  type Score,
  scoresOf,
  type Standing,
  type Step,
} from '@opfor/kernel'
import { publicMoves } from '../../data/store/past-move.ts'

/** A correction or an overrule. */
export type Intervention = Exclude<Step, { readonly q: string }>

/** A move with its number, and what the user corrected or overruled before it. */
export interface HistoryEntry {
  readonly number: number
  readonly move: Move<unknown>
  readonly before: readonly Intervention[]
}

/** A turn or round of the history, with the score at its end. */
export interface HistoryRound extends Pick<Round<unknown>, 'counted' | 'number'> {
  readonly entries: readonly HistoryEntry[]
  readonly score: Score | undefined
}

/** The history of a match, and what was corrected or overruled after its last move. */
export interface MatchHistory {
  readonly rounds: readonly HistoryRound[]
  readonly after: readonly Intervention[]
}

/** The history of a match by turns or rounds. */
export function historyOf(match: Standing): MatchHistory {
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

function isIntervention(step: Step): step is Intervention {
  return !('q' in step)
}
