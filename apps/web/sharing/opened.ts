import { type Conversation, fill, gameNamedIn, type Message, parseKept, resume } from '@opfor/kernel'
import { openGame } from '../shelf.ts'
import { sharingWords } from './words.ts'

/** The match that a link holds, or what is wrong with it. */
export async function opened(
  read: () => Promise<string | undefined>,
): Promise<Conversation<unknown> | Message> {
  const text = await read()
  const named = text === undefined ? undefined : gameNamedIn(text)
  if (text === undefined || named?.ok !== true) return sharingWords.damaged
  const game = await openGame(named.value)
  if (game === undefined) return fill(sharingWords.unknownGame, { game: named.value })
  const kept = parseKept(game, text)
  const match = kept.ok ? resume(game, kept.value.journal) : kept
  return match.ok ? match.value : fill(sharingWords.doesNotFit, { problem: match.problem })
}
