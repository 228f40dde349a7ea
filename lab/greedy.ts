import type { Policy } from './policy.ts'
import { valued } from './valued.ts'
import { waysOn } from './ways.ts'

/** How many ways to play a turn are looked at. */
const most = 200

/** Takes the way to play the rest of the turn that leads to the best score at its end. */
export const greedy: Policy = (question, position, random) => {
  let best = Number.NEGATIVE_INFINITY
  let answer: unknown
  for (const way of waysOn(position, question, random, most)) {
    const value = valued(position.game, way.situation, question.to)
    if (value > best) {
      best = value
      answer = way.given[0]?.answer
    }
  }
  return answer
}
