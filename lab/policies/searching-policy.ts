import { seededRandom, type Question, type Random, type Table } from '@opfor/kernel'
import { bestAnswer, scoreSituation } from './greedy-policy.ts'
import { playAhead, type Policy, type TurnPosition, translateAnswer } from './play-ahead.ts'
import { type GivenAnswer, listTurnPlans } from './turn-plans.ts'

interface CandidatePlan {
  readonly given: readonly GivenAnswer[]
  sum: number
}

const turnsAhead = 3

/** Plans for this turn, candidates for rollouts, and plans for later turns. */
const limits = { plans: 200, candidates: 6, laterPlans: 6 } as const

/**
 * Sequential halving: rollouts with sampled dice and draws, the same for all plans, until the budget is spent. Later questions
 * use a greedy search: random answers would favour plans that leave nothing to decide.
 */
export function makeSearchingPolicy(budget: number): Policy {
  return (question, position, random) => {
    let candidates: readonly CandidatePlan[] = bestPlans(position, question, random, budget)
    const sampleSeed = random(0x100000000)
    let spent = 0
    for (let samples = 0, round = 1; spent < budget && answersDiffer(candidates); round *= 2) {
      for (const end = samples + round; samples < end; samples += 1)
        for (const plan of candidates) {
          plan.sum += rollOut(position, plan.given, question, seededRandom(sampleSeed, samples))
          spent += turnsAhead * limits.laterPlans
        }
      candidates = candidates.toSorted((a, b) => b.sum - a.sum)
      if (spent < budget) candidates = candidates.slice(0, Math.ceil(candidates.length / 2))
    }
    return candidates[0]?.given[0]?.answer
  }
}

/** One plan per first answer, by score at the end of the turn; the first is the greedy choice. */
function bestPlans<S>(
  position: TurnPosition<S>,
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
    const value = scoreSituation(position.game, situation, question.to)
    const answer = given[0]?.answer
    const known = best.get(answer)
    if (known === undefined || value > known.value) best.set(answer, { given, value })
  }
  return [...best.values()]
    .toSorted((a, b) => b.value - a.value)
    .slice(0, limits.candidates)
    .map(({ given }) => ({ given, sum: 0 }))
}

function answersDiffer(candidates: readonly CandidatePlan[]): boolean {
  return candidates.some(({ given }) => given[0]?.answer !== candidates[0]?.given[0]?.answer)
}

/** Value of the position after this plan and some more turns. */
function rollOut<S>(
  position: TurnPosition<S>,
  given: readonly GivenAnswer[],
  { to }: Question,
  random: Random,
): number {
  let ownAnswers = 0
  let later: TurnPosition<S> | undefined
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
  return scoreSituation(position.game, reached.situation, to)
}
