import type { Question, Random } from '@opfor/kernel'
import type { Policy } from './policy.ts'
import type { Position } from './position.ts'
import { evaluate } from './evaluate.ts'
import { listTurnPlans } from './turn-plans.ts'

/** The number of turn plans to evaluate; lower for games without a score, which have to be played to their end. */
const maxPlans = { scored: 200, unscored: 20 } as const

/** Picks the plan for the rest of the turn with the best score at the end of the turn. */
export const greedy: Policy = (question, position, random) =>
  bestAnswer(
    question,
    position,
    random,
    position.game.measures === undefined ? maxPlans.unscored : maxPlans.scored,
  )

/** The first answer of the best of at most `budget` plans. */
export function bestAnswer<S>(
  question: Question,
  position: Position<S>,
  random: Random,
  budget: number,
): unknown {
  let best = Number.NEGATIVE_INFINITY
  let answer: unknown
  for (const plan of listTurnPlans(position, question, random, budget)) {
    const value = evaluate(position.game, plan.situation, question.to)
    if (value > best) {
      best = value
      answer = plan.given[0]?.answer
    }
  }
  return answer
}
