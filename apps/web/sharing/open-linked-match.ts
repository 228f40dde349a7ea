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

/** The match that a link holds, as far as the rules agree with it, or what is wrong with the link. */
export async function openLinkedMatch(
  read: () => Promise<string | undefined>,
  openGame: (id: string) => Promise<Game | undefined>,
): Promise<ReopenedMatch<unknown> | Message> {
  const text = await read()
  const named = text === undefined ? undefined : gameNamedIn(text)
  if (text === undefined || named?.ok !== true) return sharingWords.damaged
  const game = await openGame(named.value)
  if (game === undefined) return fill(sharingWords.unknownGame, { game: brief(named.value) })
  const kept = parseKept(game, text)
  return kept.ok ? reopen(game, kept.value) : fill(sharingWords.doesNotFit, { problem: kept.problem })
}
