import type { GameModule, Question, Random, Seat } from '@opfor/kernel'
import type { Policy, TurnPosition } from './play-ahead.ts'
import { listTurnPlans } from './turn-plans.ts'

/** Higher than any score. */
const winScore = 1_000_000

/** The game's own score, or a win, draw or loss if the match is over. */
export function scoreSituation<S>(game: GameModule<S>, situation: S, seat: Seat): number {
  const outcome = game.outcome(situation)
  if (outcome === undefined) return game.heuristics?.score(situation, seat) ?? 0
  if (outcome.winner === 'nobody') return 0
  return outcome.winner === seat ? winScore : -winScore
}

/** Number of turn plans; lower for games without a score, which are played to the end. */
const maxPlans = { scored: 200, unscored: 20 } as const

/** Maximizes the score at the end of the turn. */
export const greedyPolicy: Policy = (question, position, random) =>
  bestAnswer(
    question,
    position,
    random,
    position.game.heuristics === undefined ? maxPlans.unscored : maxPlans.scored,
  )

/** Tries at most `budget` plans. */
export function bestAnswer<S>(
  question: Question,
  position: TurnPosition<S>,
  random: Random,
  budget: number,
): unknown {
  let best = Number.NEGATIVE_INFINITY
  let answer: unknown
  for (const plan of listTurnPlans(position, question, random, budget)) {
    const value = scoreSituation(position.game, plan.situation, question.to)
    if (value > best) {
      best = value
      answer = plan.given[0]?.answer
    }
  }
  return answer
}
