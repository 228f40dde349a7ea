import { bad, type Game, gameIn, good, type Json, type RulesLoader, shown } from '@opfor/kernel'
import { gameOfSheet, readSheet, type Sheet } from '@opfor/sheets'
import { listSheets } from './sheet-list.ts'
import { listMatches } from './storage.ts'

/** The games that were made, by the digest of their text. */
const made = new Map<string, Game>()

/** The game of a sheet. */
export function gameOf(sheet: Sheet): Game {
  const game = gameOfSheet(sheet) as unknown as Game
  if (game.rules !== undefined) made.set(game.rules.digest, game)
  return game
}

/** Makes the game of a match from the text that it carries. */
export const loadRules: RulesLoader = (text) => good(gameOf(readSheet(text)))

/** The game of a journal that carries its rules; undefined if they are damaged. */
export function gameOfHead({ game, rules }: { readonly [key: string]: Json }): Game | undefined {
  const { digest = '', text } = rules as { readonly digest?: string; readonly text?: string }
  const already = made.get(digest)
  if (already?.rules?.text === text) return already
  const found = gameIn(JSON.stringify({ game, rules }), (id) => bad(`Unknown game ${shown(id)}.`), loadRules)
  return found.ok ? found.value : undefined
}

/** The game with this digest: of a sheet or a match on this device, or one that was opened from a link. */
export async function gameOfDigest(digest: string): Promise<Game | undefined> {
  const already = made.get(digest)
  if (already !== undefined) return already
  const sheet = (await listSheets()).find((each) => each.digest === digest)
  if (sheet !== undefined) return gameOf(readSheet(sheet.text))
  const match = (await listMatches()).find(({ head }) => digestIn(head) === digest)
  return match && gameOfHead(match.head as { readonly [key: string]: Json })
}

function digestIn(head: Json): unknown {
  return (head as { readonly rules?: { readonly digest?: Json } }).rules?.digest
}
