import {
  brief,
  fill,
  gameNamedIn,
  type Message,
  parseKept,
  type ReopenedMatch,
  reopen,
  rulesNamedIn,
} from '@opfor/kernel'
import { gameInText } from '../../data/storage/game-in-text.ts'
import type { GameSource } from '../../data/storage/open-game.ts'
import { offlineWords } from '../text/offline-words.ts'
import { sharingWords } from './words.ts'

/** Opens the match of a link, as far as it agrees with the rules, or returns what is wrong. */
export async function openLinkedMatch(
  read: () => Promise<string | undefined>,
  games: GameSource,
): Promise<ReopenedMatch<unknown> | Message> {
  const text = await read()
  const named = text === undefined ? undefined : gameNamedIn(text)
  if (text === undefined || named?.ok !== true) return sharingWords.damaged
  const rules = rulesNamedIn(text)
  if (rules.ok && rules.value === undefined && (await games.game(named.value)) === undefined)
    return fill(sharingWords.unknownGame, { game: brief(named.value) })
  const game = await gameInText(text, named.value, games).catch(() => undefined)
  if (game === undefined) return offlineWords.sheetsMissing
  const parsed = game.ok ? parseKept(game.value, text) : game
  return game.ok && parsed.ok
    ? reopen(game.value, parsed.value)
    : fill(sharingWords.doesNotFit, { problem: parsed.ok ? '' : parsed.problem })
}
