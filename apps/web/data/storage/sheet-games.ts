import {
  parseFailure,
  type Game,
  gameForText,
  parseSuccess,
  type Json,
  type Parsed,
  type RulesLoader,
  describeJson,
} from '@opfor/kernel'
import { gameOfSheet, readSheet } from '@opfor/sheets'
import { gameOfHouseRules, gameIdOfHouseRules, loadModdableGame } from './house-rules.ts'
import { gameIdOfJournal } from './saved-match.ts'
import { listSheets } from './sheet-list.ts'
import { listMatches } from './storage.ts'

const keyOf = (digest: string): string => `page ${digest}`

/** A page from a link may be saved only here. */
export function saveForTab(digest: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(digest), text)
  } catch {
    // Storage is full: the page is lost only at a reload, which says so.
  }
}

function pageOfTab(digest: string): string | undefined {
  return sessionStorage.getItem(keyOf(digest)) ?? undefined
}

const ofSheets = 'sheet'

const made = new Map<string, Game>()

function remembered(game: Game): Game {
  if (game.rules !== undefined) made.set(game.rules.digest, game)
  return game
}

/** Returns a loader of sheets, or of house rules for a coded game. */
export async function rulesLoader(id: string): Promise<RulesLoader> {
  if (id === ofSheets)
    return (text) => parseSuccess(remembered(gameOfSheet(readSheet(text)) as unknown as Game))
  const opponent = await loadModdableGame(id)
  return (text) => {
    const game = gameOfHouseRules(text, opponent)
    return game.ok ? parseSuccess(remembered(game.value)) : game
  }
}

export async function gameOfPage(text: string): Promise<Parsed<Game>> {
  const id = gameIdOfHouseRules(text) ?? ofSheets
  return (await rulesLoader(id))(text, id)
}

/** Undefined if the rules are damaged. */
export async function gameOfHead(head: { readonly [key: string]: Json }): Promise<Game | undefined> {
  const { game, rules } = head
  const { digest = '', text } = rules as { readonly digest?: string; readonly text?: string }
  const already = made.get(digest)
  if (already?.rules?.text === text && already?.id === game) return already
  const load = await rulesLoader(gameIdOfJournal(head))
  const found = gameForText(
    JSON.stringify({ game, rules }),
    (id) => parseFailure(`Unknown game ${describeJson(id)}.`),
    load,
  )
  return found.ok ? found.value : undefined
}

/** Looks in the sheets and matches of this device, and in the pages played in this tab. */
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
