import type { Journal, Message, Outcome, Params, Score } from '@opfor/kernel'
import { todayWords } from './words.ts'

/** The result of a battle, as its lines tell it. */
export interface BattleResult {
  readonly title: string
  readonly day: string
  readonly journal: Journal
  readonly winner: Outcome['winner']
  /** The final score and what is counted, if the game counts any. */
  readonly score?: (Score & { readonly unit: string }) | undefined
  readonly progress: Message
  /** Where the app is. */
  readonly app: string
}

/** Three lines about a battle: which one, how it ended and with how many undos, and how to play the same. */
export function resultLines(
  { title, day, journal, winner, score, progress, app }: BattleResult,
  say: (words: Message, params?: Params) => string,
): string {
  const { entries } = journal
  const corrections = entries.filter((entry) => 'correct' in entry || 'overrule' in entry).length
  const won = winner === 'bot' ? todayWords.lost : winner === 'nobody' ? todayWords.drawn : todayWords.won
  const result = [
    say(won),
    ...(score === undefined ? [] : [say(todayWords.score, { ...score })]),
    say(progress),
    say(todayWords.undone, { count: entries.filter((entry) => 'undo' in entry).length }),
    ...(corrections === 0 ? [] : [say(todayWords.corrected, { count: corrections })]),
  ]
  const address = `${app}#/today/${journal.game}/${day}`
  return [
    say(todayWords.game, { game: title, day }),
    result.join(', '),
    /^https?:/.test(app) ? say(todayWords.same, { address }) : say(todayWords.sameHere),
  ].join('\n')
}
