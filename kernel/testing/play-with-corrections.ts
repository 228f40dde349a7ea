import {
  seededRandom,
  type LiveMatch,
  type Edit,
  type Random,
  randomAnswerer,
  seededAnswerer,
} from '../index.ts'

/** A random match with a correction before every fourth question on average. */
export interface CorrectedMatch<S> {
  readonly match: LiveMatch<S>
  readonly corrections: number
  /** A rejected answer, rules that cannot continue, or an invalid situation. */
  readonly wrong: readonly string[]
}

/** Possible corrections, and conditions that must never hold. */
export interface CorrectionPlan<S> {
  readonly edit: (now: S, random: Random) => Edit
  readonly oddities: (now: S) => readonly string[]
}

const dead = /^The rules cannot go on|^Nothing would be left/

/** Corrects something before one in four answers. */
export function playWithCorrections<S>(
  match: LiveMatch<S>,
  seed: number,
  questions: number,
  { edit, oddities }: CorrectionPlan<S>,
): CorrectedMatch<S> {
  const random = seededRandom(seed, 2)
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

function answerRefused<S>(match: LiveMatch<S>, seed: number): readonly string[] {
  const { question } = match
  if (question === undefined) return []
  const who = question.to === 'chance' ? seededAnswerer : randomAnswerer(seed)
  const taken = match.answer(who.answer(question, match), who.by)
  return taken.ok ? [] : [`${question.id}: ${taken.problem}`]
}
