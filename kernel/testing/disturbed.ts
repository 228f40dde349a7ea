import { chanceOf, type Conversation, type Edit, type Random, sampling, seeded } from '../index.ts'

/** A random match with a correction before every fourth question on average. */
export interface DisturbedMatch<S> {
  readonly match: Conversation<S>
  readonly corrections: number
  /** The problems: a rejected answer, rules that cannot continue, an invalid situation. */
  readonly wrong: readonly string[]
}

/** What to correct, and what must never be true. */
export interface Disturbance<S> {
  readonly edit: (now: S, random: Random) => Edit
  readonly oddities: (now: S) => readonly string[]
}

const dead = /^The rules cannot go on|^Nothing would be left/

/** Answers a number of questions at random, and corrects something at one in four of them. */
export function disturbed<S>(
  match: Conversation<S>,
  seed: number,
  questions: number,
  { edit, oddities }: Disturbance<S>,
): DisturbedMatch<S> {
  const random = chanceOf(seed, 2)
  const wrong: string[] = []
  let corrections = 0
  for (let asked = 0; asked < questions && match.question !== undefined; asked += 1) {
    const { id } = match.question
    if (random(4) === 0) {
      const tried = edit(match.situation, random)
      const taken = match.correct([tried])
      if (taken.ok) corrections += 1
      else if (dead.test(taken.problem)) wrong.push(`${JSON.stringify(tried)} at ${id}: ${taken.problem}`)
    }
    wrong.push(...answerRefused(match, seed), ...oddities(match.situation))
  }
  return { match, corrections, wrong: wrong.map((each) => `seed ${seed}: ${each}`) }
}

function answerRefused<S>(match: Conversation<S>, seed: number): readonly string[] {
  const { question } = match
  if (question === undefined) return []
  const who = question.to === 'chance' ? seeded : sampling(seed)
  const taken = match.answer(who.answer(question, match), who.by)
  return taken.ok ? [] : [`${question.id}: ${taken.problem}`]
}
