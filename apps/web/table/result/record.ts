import type { Game, Json, Option } from '@opfor/kernel'
import { isWon, settingOf } from '../../data/storage/play-counts.ts'
import { addressOf, addressOfMatch } from '../../data/storage/address.ts'
import type { MatchRecord } from '../../data/storage/saved-match.ts'

/** How many matches in a row suggest another level. */
const inARow = 3

/** The finished matches of a game at one level, and the level to try next. */
export interface LevelRecord {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly next?: { readonly level: string; readonly because: 'winning' | 'losing' }
}

/** The option of a game that sets the level of difficulty. */
export function levelOption({ options }: Pick<Game, 'options'>): Option | undefined {
  return options.find(({ levels }) => levels === true)
}

/** Counts the finished matches at a level; without levels, all of the game. */
export function recordAt(matches: readonly MatchRecord[], game: Game, level: Json): LevelRecord {
  const option = levelOption(game)
  const ended = matches
    .filter((match) => addressOfMatch(match) === addressOf(game) && match.ended !== undefined)
    .filter((match) => option === undefined || settingOf(match, option.question.id) === level)
    .toSorted((a, b) => b.changed - a.changed)
  const won = ended.filter(isWon).length
  const drawn = ended.filter((match) => match.ended?.winner === 'nobody').length
  const count = { won, drawn, lost: ended.length - won - drawn }
  const last = ended.slice(0, inARow)
  if (option === undefined || last.length < inARow) return count
  const winning = last.every(isWon)
  const losing = last.every((match) => match.ended?.winner === 'bot')
  if (!winning && !losing) return count
  const levels = (option.question.options ?? []).map(({ id }) => id)
  const next = levels[levels.findIndex((id) => id === level) + (winning ? 1 : -1)]
  return next === undefined
    ? count
    : { ...count, next: { level: next, because: winning ? 'winning' : 'losing' } }
}
