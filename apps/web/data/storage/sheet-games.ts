import { bad, type Game, gameIn, good, type Json, type Parsed, type RulesLoader, shown } from '@opfor/kernel'
import { gameOfSheet, readSheet } from '@opfor/sheets'
import { houseGame, houseRulesOf, opponentOf } from './house-rules.ts'
import { gameOf } from './saved-match.ts'
import { pageOfTab } from './session-pages.ts'
import { listSheets } from './sheet-list.ts'
import { listMatches } from './storage.ts'

/** The id of the games of all sheets. */
const ofSheets = 'sheet'

/** The games that were made, by the digest of their text. */
const made = new Map<string, Game>()

function remembered(game: Game): Game {
  if (game.rules !== undefined) made.set(game.rules.digest, game)
  return game
}

/** What makes games with this id from texts: sheets, or house rules of a coded game. */
export async function rulesLoader(id: string): Promise<RulesLoader> {
  if (id === ofSheets) return (text) => good(remembered(gameOfSheet(readSheet(text)) as unknown as Game))
  const opponent = await opponentOf(id)
  return (text) => {
    const game = houseGame(text, opponent)
    return game.ok ? good(remembered(game.value)) : game
  }
}

/** The game of a page: of a sheet, or of house rules. */
export async function gameOfPage(text: string): Promise<Parsed<Game>> {
  const id = houseRulesOf(text) ?? ofSheets
  return (await rulesLoader(id))(text, id)
}

/** The game of a journal that carries its rules; undefined if they are damaged. */
export async function gameOfHead(head: { readonly [key: string]: Json }): Promise<Game | undefined> {
  const { game, rules } = head
  const { digest = '', text } = rules as { readonly digest?: string; readonly text?: string }
  const already = made.get(digest)
  if (already?.rules?.text === text && already?.id === game) return already
  const load = await rulesLoader(gameOf(head))
  const found = gameIn(JSON.stringify({ game, rules }), (id) => bad(`Unknown game ${shown(id)}.`), load)
  return found.ok ? found.value : undefined
}

/** The game with this digest: of a page or a match on this device, or a page that was played from a link in this tab. */
export async function gameOfDigest(digest: string): Promise<Game | undefined> {
  const already = made.get(digest)
  if (already !== undefined) return already
  const sheet = (await listSheets()).find((each) => each.digest === digest)
  const text = sheet?.text ?? pageOfTab(digest)
  const game = text === undefined ? undefined : await gameOfPage(text)
  if (game?.ok === true) return game.value
  const match = (await listMatches()).find(({ head }) => digestIn(head) === digest)
  return match && gameOfHead(match.head as { readonly [key: string]: Json })
}

function digestIn(head: Json): unknown {
  return (head as { readonly rules?: { readonly digest?: Json } }).rules?.digest
}
