import {
  brief,
  fill,
  type Game,
  gameNamedIn,
  type Message,
  parseKept,
  type ReopenedMatch,
  reopen,
} from '@opfor/kernel'
import { sharingWords } from './words.ts'

/** Opens the match of a link, as far as it agrees with the rules, or returns what is wrong. */
export async function openLinkedMatch(
  read: () => Promise<string | undefined>,
  openGame: (id: string) => Promise<Game | undefined>,
): Promise<ReopenedMatch<unknown> | Message> {
  const text = await read()
  const named = text === undefined ? undefined : gameNamedIn(text)
  if (text === undefined || named?.ok !== true) return sharingWords.damaged
  const game = await openGame(named.value)
  if (game === undefined) return fill(sharingWords.unknownGame, { game: brief(named.value) })
  const parsed = parseKept(game, text)
  return parsed.ok ? reopen(game, parsed.value) : fill(sharingWords.doesNotFit, { problem: parsed.problem })
}
