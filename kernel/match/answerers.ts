import { seededRandom } from '../ask/chance.ts'
import type { LiveMatch } from './live-match.ts'
import type { AnswerSource } from './journal.ts'
import type { Json } from '../read/json.ts'
import type { Question } from '../ask/question.ts'

export interface Answerer {
  readonly by: AnswerSource
  answer(question: Question, match: LiveMatch<unknown>): Json | undefined
}

/** Answers chance from the match's own seed. */
export const seededAnswerer: Answerer = {
  by: 'seed',
  answer: (question, match) =>
    question.to === 'chance'
      ? question.write(question.sample(seededRandom(match.seed, match.chances)))
      : undefined,
}

/** Answers any question, from a separate seed: for fuzzing and for the lab. */
export function randomAnswerer(seed: number): Answerer {
  return {
    by: 'policy',
    answer: (question, match) => question.write(question.sample(seededRandom(seed, match.steps.length))),
  }
}

/** Independent of the rules; may change during a match. */
export type AnswererFor = (question: Question) => Answerer | undefined

/** Answers until a person has to, or the match is over; returns the number of answers. */
export function autoPlay(match: LiveMatch<unknown>, who: AnswererFor): number {
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
