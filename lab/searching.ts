import { chanceOf, type Question, type Random, type Table } from '@opfor/kernel'
import { bestAnswer } from './greedy.ts'
import type { Policy } from './policy.ts'
import { translateAnswer, type Position, playAhead } from './position.ts'
import { evaluate } from './evaluate.ts'
import { type GivenAnswer, listTurnPlans } from './turn-plans.ts'

interface CandidatePlan {
  readonly given: readonly GivenAnswer[]
  sum: number
}

/** How many turns are played ahead after the present one. */
const turnsAhead = 3

/** How many ways of the present turn are looked at, how many of them are played on, and how many ways of a later turn are looked at. */
const limits = { plans: 200, candidates: 6, laterPlans: 6 } as const

/**
 * Plays the best ways of the turn on for some turns, several times with chance imagined anew, and drops the worse half
 * again and again until the budget of turns is spent. All ways meet the same imagined chances. The player's own later
 * questions are answered as the greedy player would with a short look: were they left to chance, to do nothing more
 * would look better than it is.
 */
export function searching(budget: number): Policy {
  return (question, position, random) => {
    let candidates: readonly CandidatePlan[] = bestPlans(position, question, random, budget)
    const sampleSeed = random(0x100000000)
    let spent = 0
    for (let samples = 0, round = 1; spent < budget && answersDiffer(candidates); round *= 2) {
      for (const end = samples + round; samples < end; samples += 1)
        for (const plan of candidates) {
          plan.sum += rollOut(position, plan.given, question, chanceOf(sampleSeed, samples))
          spent += turnsAhead * limits.laterPlans
        }
      candidates = candidates.toSorted((a, b) => b.sum - a.sum)
      if (spent < budget) candidates = candidates.slice(0, Math.ceil(candidates.length / 2))
    }
    return candidates[0]?.given[0]?.answer
  }
}

/** The ways that lead to the best scores at the end of the turn, of each answer the best one; the greedy player's is the first. */
function bestPlans<S>(
  position: Position<S>,
  question: Question,
  random: Random,
  budget: number,
): CandidatePlan[] {
  const best = new Map<unknown, { readonly given: readonly GivenAnswer[]; readonly value: number }>()
  for (const { given, situation } of listTurnPlans(
    position,
    question,
    random,
    Math.min(budget, limits.plans),
  )) {
    const value = evaluate(position.game, situation, question.to)
    const answer = given[0]?.answer
    const known = best.get(answer)
    if (known === undefined || value > known.value) best.set(answer, { given, value })
  }
  return [...best.values()]
    .toSorted((a, b) => b.value - a.value)
    .slice(0, limits.candidates)
    .map(({ given }) => ({ given, sum: 0 }))
}

/** Whether the ways still differ in the answer to give now. */
function answersDiffer(candidates: readonly CandidatePlan[]): boolean {
  return candidates.some(({ given }) => given[0]?.answer !== candidates[0]?.given[0]?.answer)
}

/** What the position is worth after this way and some more turns. */
function rollOut<S>(
  position: Position<S>,
  given: readonly GivenAnswer[],
  { to }: Question,
  random: Random,
): number {
  let ownAnswers = 0
  let later: Position<S> | undefined
  const since: unknown[] = []
  const answerTo = (question: Question): unknown => {
    if (question.to !== to) return question.sample(random)
    if (later !== undefined) return bestAnswer(question, { ...later, since }, random, limits.laterPlans)
    ownAnswers += 1
    const next = given[ownAnswers - 1]
    const fits = next?.question.id === question.id ? translateAnswer(question, next.answer) : undefined
    return fits === undefined ? question.sample(random) : fits
  }
  const turnBegins = ({ now, memory }: Table<S>): void => {
    later = { game: position.game, situation: now, isSetup: false, memory, factCount: memory.length, since }
    since.length = 0
  }
  const reached = playAhead(
    position,
    (question) => {
      const answer = answerTo(question)
      since.push(answer)
      return answer
    },
    turnsAhead,
    turnBegins,
  )
  return evaluate(position.game, reached.situation, to)
}
