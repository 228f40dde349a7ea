import { chanceOf, type Question, type Random, type Reply, wait } from '@opfor/kernel'
import { asAnswerTo, type Position, playAhead } from './position.ts'

/** An answer, and the question that it was an answer to. */
export interface Given {
  readonly question: Question
  readonly answer: unknown
}

/** One way to play the rest of a turn: the answers of the seat, from the standing question on, and where it leads. */
export interface Way<S> {
  readonly given: readonly Given[]
  readonly situation: S
}

/** How many samples stand for the answers of a question that cannot be listed. */
const samples = 4

/**
 * The ways to play the rest of a turn, as many as the budget allows, shared evenly among the answers of each question.
 * Chance in it is imagined, and the same for all of them.
 */
export function waysOn<S>(
  position: Position<S>,
  question: Question,
  random: Random,
  budget: number,
): readonly Way<S>[] {
  const dream = random(0x100000000)
  const ways: Way<S>[] = []
  spread([], question, budget)
  return ways

  function spread(before: readonly Given[], asked: Question, share: number): void {
    const all = answersTo(asked, random)
    const some = all.length <= share ? all : anySome(all, Math.max(1, Math.floor(share)), random)
    for (const answer of some) {
      const given = [...before, { question: asked, answer }]
      const reached = playAhead(position, imagining(dream, question.to, given), 0)
      if (reached.question === undefined) ways.push({ given, situation: reached.situation })
      else spread(given, reached.question, share / some.length)
    }
  }
}

/** Gives a seat's answers one by one, then lets it wait; all else is sampled from an imagined seed. */
function imagining(dream: number, seat: string, given: readonly Given[]): Reply {
  let mine = 0
  let others = 0
  return (question) => {
    if (question.to === seat) {
      mine += 1
      return mine <= given.length ? asAnswerTo(question, given[mine - 1]?.answer) : wait
    }
    others += 1
    return question.sample(chanceOf(dream, others))
  }
}

/** The answers to try: all of them where they can be listed, else a few samples. */
function answersTo(question: Question, random: Random): readonly unknown[] {
  if (question.kind === 'choice') return question.options ?? []
  if (question.kind === 'yesNo') return [true, false]
  return Array.from({ length: samples }, () => question.sample(random))
}

function anySome<T>(all: readonly T[], count: number, random: Random): readonly T[] {
  const left = [...all]
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)).flat()
}
