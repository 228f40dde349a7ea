import type { Question, Random } from '@opfor/kernel'
import type { Policy } from './policy.ts'
import type { Position } from './position.ts'
import { valued } from './valued.ts'
import { waysOn } from './ways.ts'

/** How many ways to play a turn are looked at; fewer where only the end of a match tells them apart. */
const most = { scored: 200, unscored: 20 } as const

/** Takes the way to play the rest of the turn that leads to the best score at its end. */
export const greedy: Policy = (question, position, random) =>
  bestOf(question, position, random, position.game.measures === undefined ? most.unscored : most.scored)

/** The answer of the best of `budget` ways. */
export function bestOf<S>(
  question: Question,
  position: Position<S>,
  random: Random,
  budget: number,
): unknown {
  let best = Number.NEGATIVE_INFINITY
  let answer: unknown
  for (const way of waysOn(position, question, random, budget)) {
    const value = valued(position.game, way.situation, question.to)
    if (value > best) {
      best = value
      answer = way.given[0]?.answer
    }
  }
  return answer
}
