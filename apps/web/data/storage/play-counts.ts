import type { Json, Question } from '@opfor/kernel'
import { addressOfMatch } from './address.ts'
import type { MatchRecord } from './saved-match.ts'

export interface PlayCount {
  readonly matches: number
  readonly won: number
  readonly shortest: number
  readonly median: number
  readonly longest: number
}

/** The matches of one game, by its address. */
export interface PlayStats {
  readonly game: string
  readonly open: number
  readonly ended: readonly MatchRecord[]
}

/** The most recently played game first. */
export function groupByGame(matches: readonly MatchRecord[]): readonly PlayStats[] {
  return [...Map.groupBy(matches, addressOfMatch)].map(([game, ofGame]) => {
    const ended = ofGame.filter((match) => match.ended !== undefined)
    return { game, open: ofGame.length - ended.length, ended }
  })
}

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

export function isWon({ ended }: MatchRecord): boolean {
  return ended !== undefined && ended.winner !== 'bot' && ended.winner !== 'nobody'
}

/** In the order of the option's values. */
export function groupByOption(
  ended: readonly MatchRecord[],
  { id, options = [] }: Pick<Question, 'id' | 'options'>,
): readonly (readonly [Json, readonly MatchRecord[]])[] {
  const rank = (setting: Json): number =>
    typeof setting === 'number' ? setting : options.findIndex((option) => option.id === setting)
  const groups = [...Map.groupBy(ended, (match) => optionValueOf(match, id))]
  return groups.toSorted(([a], [b]) => rank(a) - rank(b))
}

export function groupByEnding(ended: readonly MatchRecord[]): ReadonlyMap<string, readonly MatchRecord[]> {
  return Map.groupBy(ended, (match) => match.ended?.way ?? '')
}

export function optionValueOf({ head }: MatchRecord, option: string): Json {
  const { settings } = head as { readonly settings?: { readonly options?: Readonly<Record<string, Json>> } }
  return settings?.options?.[option]
}
