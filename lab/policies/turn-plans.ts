import { seededRandom, type Question, type Random, type Replier, pendingSignal } from '@opfor/kernel'
import { translateAnswer, type TurnPosition, playAhead } from './play-ahead.ts'

export interface GivenAnswer {
  readonly question: Question
  readonly answer: unknown
}

/** The seat's answers from the current question on, and the resulting situation. */
export interface TurnPlan<S> {
  readonly given: readonly GivenAnswer[]
  readonly situation: S
}

/** For questions whose answers cannot be listed. */
const samplesPerQuestion = 4

/** Divides the budget evenly among the answers to each question. All plans have the same sampled dice and draws. */
export function listTurnPlans<S>(
  position: TurnPosition<S>,
  question: Question,
  random: Random,
  budget: number,
): readonly TurnPlan<S>[] {
  const sampleSeed = random(0x100000000)
  const plans: TurnPlan<S>[] = []
  explore([], question, budget)
  return plans

  function explore(before: readonly GivenAnswer[], asked: Question, share: number): void {
    const all = answersTo(asked, random)
    const tried = all.length <= share ? all : sampleDistinct(all, Math.max(1, Math.floor(share)), random)
    for (const answer of tried) {
      const given = [...before, { question: asked, answer }]
      const reached = playAhead(position, replyWith(sampleSeed, question.to, given), 0)
      if (reached.question === undefined) plans.push({ given, situation: reached.situation })
      else explore(given, reached.question, share / tried.length)
    }
  }
}

/** Replies with a seat's answers in order, then `pending`; samples all other answers from `sampleSeed`. */
function replyWith(sampleSeed: number, seat: string, given: readonly GivenAnswer[]): Replier {
  let ownAnswers = 0
  let otherAnswers = 0
  return (question) => {
    if (question.to === seat) {
      ownAnswers += 1
      return ownAnswers <= given.length
        ? translateAnswer(question, given[ownAnswers - 1]?.answer)
        : pendingSignal
    }
    otherAnswers += 1
    return question.sample(seededRandom(sampleSeed, otherAnswers))
  }
}

/** All answers if they can be listed, otherwise samples. */
function answersTo(question: Question, random: Random): readonly unknown[] {
  if (question.kind === 'choice') return question.options ?? []
  if (question.kind === 'yesNo') return [true, false]
  return Array.from({ length: samplesPerQuestion }, () => question.sample(random))
}

function sampleDistinct<T>(all: readonly T[], count: number, random: Random): readonly T[] {
  const remaining = [...all]
  return Array.from({ length: count }, () => remaining.splice(random(remaining.length), 1)).flat()
}
