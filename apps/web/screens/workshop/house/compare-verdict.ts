import { withDefaultSettings, type Game, type Message, type Params } from '@opfor/kernel'
import { margin, whatIsKnown, winChange } from './compare-run.ts'
import { compareWords } from './compare-words.ts'
import type { PageComparison } from './use-comparison.ts'

export function verdict(
  { totals, state }: PageComparison,
  counts: boolean,
  say: (words: Message, params?: Params) => string,
): string {
  const params = { games: totals.games, points: margin * 100 }
  if (!counts) return say(compareWords.played, params)
  const what = whatIsKnown(totals)
  if (what === 'changed')
    return say(winChange(totals).value > 0 ? compareWords.easier : compareWords.harder, params)
  if (what === 'within') return say(compareWords.within, params)
  return say(state === 'running' ? compareWords.notYet : compareWords.notKnown, params)
}

/** The defaults, with their difficulty if the game has levels. */
export function playedWith(
  { options }: Pick<Game, 'options'>,
  say: (words: Message, params?: Params) => string,
): string {
  const { question } = options.find(({ levels }) => levels === true) ?? {}
  const chosen = question && withDefaultSettings(options, {})[question.id]
  const level = question?.options?.find(({ id }) => id === chosen)
  return level === undefined
    ? say(compareWords.standard)
    : say(compareWords.atLevel, { level: say(level.name) })
}
