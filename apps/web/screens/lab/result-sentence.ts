import { withParams, type Message } from '@opfor/kernel'
import { type PolicyName, estimateShare } from '@opfor/lab'
import { namedArmsOf, type PlotInput } from '@opfor/lab/plots'
import { labWords } from './words.ts'

const sentences: Readonly<Record<PolicyName, Message>> = {
  random: labWords.randomWins,
  greedy: labWords.greedyWins,
  searching: labWords.searchingWins,
}

/** "Easy" of "Easy: three rolls". */
function shortName(level: string): string {
  return level.split(':', 1)[0] ?? level
}

/** The player's win rate at each level, with 95% intervals. */
export function resultSentence(input: PlotInput, policy: PolicyName): Message {
  const arms = namedArmsOf(input)
  const rates = arms.map(({ name, arm }) => {
    const { value, from, to } = estimateShare(arm.won.count, arm.games)
    const params = { wins: inHundred(value), from: inHundred(from), to: inHundred(to) }
    return arms.length === 1
      ? withParams(labWords.rate, params)
      : withParams(labWords.rateAt, { ...params, level: shortName(name) })
  })
  return withParams(sentences[policy], { rates })
}

/** True if no level is known to be harder than another. */
export function isTooFewForLevels(input: PlotInput): boolean {
  const shares = namedArmsOf(input).map(({ arm }) => estimateShare(arm.won.count, arm.games))
  return shares.length > 1 && shares.every(({ to }) => shares.every(({ from }) => from <= to))
}

function inHundred(part: number): number {
  return Math.round(100 * part)
}
