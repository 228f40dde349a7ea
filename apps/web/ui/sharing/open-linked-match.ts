import {
  truncateText,
  withParams,
  gameIdInText,
  type Message,
  parseMatchText,
  reopenMatch,
  type ReopenedMatch,
  rulesInText,
} from '@opfor/kernel'
import { gameInText } from '../../data/transfer/game-in-text.ts'
import type { GameSource } from '../../data/storage/open-game.ts'
import { offlineWords } from '../text/offline-words.ts'
import { sharingWords } from './words.ts'

/** Opens the part of the match that agrees with the rules, or returns the problem. */
export async function openLinkedMatch(
  read: () => Promise<string | undefined>,
  games: GameSource,
): Promise<ReopenedMatch<unknown> | Message> {
  const text = await read()
  const named = text === undefined ? undefined : gameIdInText(text)
  if (text === undefined || named?.ok !== true) return sharingWords.damaged
  const rules = rulesInText(text)
  if (rules.ok && rules.value === undefined && (await games.game(named.value)) === undefined)
    return withParams(sharingWords.unknownGame, { game: truncateText(named.value) })
  const game = await gameInText(text, named.value, games).catch(() => undefined)
  if (game === undefined) return offlineWords.sheetsMissing
  const parsed = game.ok ? parseMatchText(game.value, text) : game
  return game.ok && parsed.ok
    ? reopenMatch(game.value, parsed.value)
    : withParams(sharingWords.doesNotFit, { problem: parsed.ok ? '' : parsed.problem })
}
