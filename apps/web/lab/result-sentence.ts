import { fill, type Message } from '@opfor/kernel'
import type { PolicyName } from '@opfor/lab'
import { armsIn, type PlotInput } from '@opfor/lab/plots'
import { labWords } from './words.ts'

const sentences: Readonly<Record<PolicyName, Message>> = {
  random: labWords.randomWins,
  greedy: labWords.greedyWins,
  searching: labWords.searchingWins,
}

/** The name of a level without what it means: "Easy" of "Easy: three rolls". */
function shortName(level: string): string {
  return level.split(':', 1)[0] ?? level
}

/** The result of a run in one sentence: how often this player wins, at each level. */
export function resultSentence(input: PlotInput, policy: PolicyName): Message {
  const arms = armsIn(input)
  const rates = arms.map(({ name, arm }) => {
    const wins = Math.round((100 * arm.won.count) / Math.max(1, arm.games))
    return arms.length === 1
      ? fill(labWords.rate, { wins })
      : fill(labWords.rateAt, { wins, level: shortName(name) })
  })
  return fill(sentences[policy], { rates })
}
