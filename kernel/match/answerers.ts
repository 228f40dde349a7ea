import { chanceOf } from '../ask/chance.ts'
import type { Conversation } from './conversation.ts'
import type { Source } from './journal.ts'
import type { Json } from '../read/json.ts'
import type { Question } from '../ask/question.ts'

/** Answers a question; undefined if a person has to. */
export interface Answerer {
  readonly by: Source
  answer(question: Question, match: Conversation<unknown>): Json | undefined
}

/** Chance from the match's own seed. */
export const seeded: Answerer = {
  by: 'seed',
  answer: (question, match) =>
    question.to === 'chance'
      ? question.write(question.sample(chanceOf(match.seed, match.chances)))
      : undefined,
}

/** Any question at random, from a seed of its own: for fuzzing and for the lab. */
export function sampling(seed: number): Answerer {
  return {
    by: 'policy',
    answer: (question, match) => question.write(question.sample(chanceOf(seed, match.steps.length))),
  }
}

/** Who answers which question; independent of the rules, and may change during a match. */
export type WhoAnswers = (question: Question) => Answerer | undefined

/** Answers questions until a person has to, or the match is over; returns the number of answers. */
export function playOn(match: Conversation<unknown>, who: WhoAnswers): number {
  for (let count = 0; ; count += 1) {
    const { question } = match
    const answerer = question === undefined ? undefined : who(question)
    if (question === undefined || answerer === undefined) return count
    const answer = answerer.answer(question, match)
    if (answer === undefined) return count
    const taken = match.answer(answer, answerer.by)
    if (!taken.ok)
      throw new Error(`An answer of ${answerer.by} to ${question.id} was refused: ${taken.problem}`)
  }
}
