import { chanceOf, type Question, type Random, type Reply, wait } from '@opfor/kernel'
import { translateAnswer, type Position, playAhead } from './position.ts'

/** An answer, and the question that it was an answer to. */
export interface GivenAnswer {
  readonly question: Question
  readonly answer: unknown
}

/** One way to play the rest of a turn: the answers of the seat, from the standing question on, and where it leads. */
export interface TurnPlan<S> {
  readonly given: readonly GivenAnswer[]
  readonly situation: S
}

/** How many samples stand for the answers of a question that cannot be listed. */
const samplesPerQuestion = 4

/**
 * The ways to play the rest of a turn, as many as the budget allows, shared evenly among the answers of each question.
 * Chance in it is imagined, and the same for all of them.
 */
export function listTurnPlans<S>(
  position: Position<S>,
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

/** Gives a seat's answers one by one, then lets it wait; all else is sampled from an imagined seed. */
function replyWith(sampleSeed: number, seat: string, given: readonly GivenAnswer[]): Reply {
  let ownAnswers = 0
  let otherAnswers = 0
  return (question) => {
    if (question.to === seat) {
      ownAnswers += 1
      return ownAnswers <= given.length ? translateAnswer(question, given[ownAnswers - 1]?.answer) : wait
    }
    otherAnswers += 1
    return question.sample(chanceOf(sampleSeed, otherAnswers))
  }
}

/** The answers to try: all of them where they can be listed, else a few samples. */
function answersTo(question: Question, random: Random): readonly unknown[] {
  if (question.kind === 'choice') return question.options ?? []
  if (question.kind === 'yesNo') return [true, false]
  return Array.from({ length: samplesPerQuestion }, () => question.sample(random))
}

function sampleDistinct<T>(all: readonly T[], count: number, random: Random): readonly T[] {
  const remaining = [...all]
  return Array.from({ length: count }, () => remaining.splice(random(remaining.length), 1)).flat()
}
