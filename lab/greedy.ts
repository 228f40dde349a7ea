import type { Question, Random } from '@opfor/kernel'
import type { Policy } from './policy.ts'
import type { Position } from './position.ts'
import { evaluate } from './evaluate.ts'
import { listTurnPlans } from './turn-plans.ts'

/** How many ways to play a turn are looked at; fewer where only the end of a match tells them apart. */
const maxPlans = { scored: 200, unscored: 20 } as const

/** Takes the way to play the rest of the turn that leads to the best score at its end. */
export const greedy: Policy = (question, position, random) =>
  bestAnswer(
    question,
    position,
    random,
    position.game.measures === undefined ? maxPlans.unscored : maxPlans.scored,
  )

/** The answer of the best of `budget` ways. */
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
