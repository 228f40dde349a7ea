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

/** The number of turns that a rollout plays after the current one. */
const turnsAhead = 3

/** The numbers of plans to evaluate for this turn, of candidates for rollouts, and of plans to evaluate for later turns. */
const limits = { plans: 200, candidates: 6, laterPlans: 6 } as const

/**
 * Evaluates the best plans of the turn by rollouts with sampled dice and draws, and halves the candidates until the budget
 * of turns is spent (sequential halving). All plans get the same samples. The player's questions in later turns are
 * answered by a short greedy search: with random answers, plans that leave nothing to decide would seem better than they are.
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

/** The best plan of each first answer, by the score at the end of the turn; the first is the greedy player's choice. */
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

/** Whether the candidates still differ in their first answer. */
function answersDiffer(candidates: readonly CandidatePlan[]): boolean {
  return candidates.some(({ given }) => given[0]?.answer !== candidates[0]?.given[0]?.answer)
}

/** The value of the position after this plan and some more turns. */
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
