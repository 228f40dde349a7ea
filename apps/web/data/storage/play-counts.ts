import type { Json, Question } from '@opfor/kernel'
import { addressOfMatch } from './address.ts'
import type { MatchRecord } from './saved-match.ts'

/** Statistics of finished matches. */
export interface PlayCount {
  readonly matches: number
  readonly won: number
  readonly shortest: number
  readonly median: number
  readonly longest: number
}

/** The matches of one game, by its address. */
export interface Plays {
  readonly game: string
  readonly open: number
  readonly ended: readonly MatchRecord[]
}

/** Groups saved matches by game, the most recently played first. */
export function byGame(matches: readonly MatchRecord[]): readonly Plays[] {
  return [...Map.groupBy(matches, addressOfMatch)].map(([game, ofGame]) => {
    const ended = ofGame.filter((match) => match.ended !== undefined)
    return { game, open: ofGame.length - ended.length, ended }
  })
}

/** Computes the number of matches and wins, and the turns they took. */
export function countPlays(ended: readonly MatchRecord[]): PlayCount {
  const turns = ended.map((match) => match.turns).toSorted((a, b) => a - b)
  return {
    matches: ended.length,
    won: ended.filter(isWon).length,
    shortest: turns[0] ?? 0,
    median: median(turns),
    longest: turns.at(-1) ?? 0,
  }
}

function median(sorted: readonly number[]): number {
  const half = sorted.length / 2
  return Math.round(((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2)
}

/** Whether a seat has won. */
export function isWon({ ended }: MatchRecord): boolean {
  return ended !== undefined && ended.winner !== 'bot' && ended.winner !== 'nobody'
}

/** Groups matches by the value of an option, in the order of its values. */
export function byOption(
  ended: readonly MatchRecord[],
  { id, options = [] }: Pick<Question, 'id' | 'options'>,
): readonly (readonly [Json, readonly MatchRecord[]])[] {
  const rank = (setting: Json): number =>
    typeof setting === 'number' ? setting : options.findIndex((option) => option.id === setting)
  const groups = [...Map.groupBy(ended, (match) => settingOf(match, id))]
  return groups.toSorted(([a], [b]) => rank(a) - rank(b))
}

/** Groups matches by the way they ended. */
export function byEnding(ended: readonly MatchRecord[]): ReadonlyMap<string, readonly MatchRecord[]> {
  return Map.groupBy(ended, (match) => match.ended?.way ?? '')
}

/** The value of an option in a match. */
export function settingOf({ head }: MatchRecord, option: string): Json {
  const { settings } = head as { readonly settings?: { readonly options?: Readonly<Record<string, Json>> } }
  return settings?.options?.[option]
}
