import {
  type MatchEnding,
  type Move,
  type MatchOutcome,
  type RoundOfMoves,
  roundsOf,
  type Score,
  scoresOf,
  type Scoring,
  type MatchState,
  turningPoint,
} from '@opfor/kernel'
import { publicMoves } from '../../data/store/past-move.ts'

export interface NumberedMove {
  readonly number: number
  readonly move: Move<unknown>
}

export interface ScoreCurve {
  readonly scoring: Scoring<unknown>
  /** Before the first move, and after each. */
  readonly scores: readonly Score[]
  readonly last: Score
  /** `until` is the number of the last move of the round. */
  readonly rounds: readonly { readonly round: RoundOfMoves<unknown>; readonly until: number }[]
  /** The number of the move with the largest swing. */
  readonly turning: number | undefined
}

export interface MatchSummary {
  readonly outcome: MatchOutcome
  readonly ending: MatchEnding | undefined
  readonly curve: ScoreCurve | undefined
  readonly turning: NumberedMove | undefined
  readonly last: NumberedMove | undefined
}

/** Undefined unless the match has ended. */
export function summaryOf(match: MatchState): MatchSummary | undefined {
  const { game, outcome } = match
  if (outcome === undefined) return undefined
  const moves = publicMoves(match)
  const curve = curveOf(match, moves, outcome)
  return {
    outcome,
    ending: game.endings.find(({ id }) => id === outcome.way),
    curve,
    turning: curve?.turning === undefined ? undefined : numbered(moves, curve.turning),
    last: numbered(moves, moves.length),
  }
}

function numbered(moves: readonly Move<unknown>[], number: number): NumberedMove | undefined {
  const move = moves[number - 1]
  return move && { number, move }
}

function curveOf(
  { game }: MatchState,
  moves: readonly Move<unknown>[],
  outcome: MatchOutcome,
): ScoreCurve | undefined {
  const { scoring } = game
  const scores = scoresOf(game, moves)
  const last = scores?.at(-1)
  if (scoring === undefined || scores === undefined || last === undefined) return undefined
  let until = 0
  const rounds = roundsOf(game, moves).map((round) => {
    until += round.moves.length
    return { round, until }
  })
  const turning = turningPoint(scoring, scores, outcome)
  return { scoring, scores, last, rounds, turning: turning === undefined ? undefined : turning + 1 }
}
