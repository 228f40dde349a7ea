import type { Game, Json, MatchOption } from '@opfor/kernel'
import { isWon, optionValueOf } from '../../data/storage/play-counts.ts'
import { addressOf, addressOfMatch } from '../../data/storage/address.ts'
import type { MatchRecord } from '../../data/storage/saved-match.ts'

/** The number of equal results in a row that suggests another level. */
const inARow = 3

export interface LevelRecord {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly next?: { readonly level: string; readonly because: 'winning' | 'losing' }
}

export function levelOption({ options }: Pick<Game, 'options'>): MatchOption | undefined {
  return options.find(({ levels }) => levels === true)
}

/** Without levels, counts all matches of the game. */
export function recordAt(matches: readonly MatchRecord[], game: Game, level: Json): LevelRecord {
  const option = levelOption(game)
  const ended = matches
    .filter((match) => addressOfMatch(match) === addressOf(game) && match.ended !== undefined)
    .filter((match) => option === undefined || optionValueOf(match, option.question.id) === level)
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
