import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { shelf } from '@opfor/games'
import {
  bad,
  type Game,
  good,
  type Journal,
  type Json,
  type Parsed,
  parseJournal,
  parseTranscript,
} from '@opfor/kernel'

const largest = 20_000_000

/** A game on the shelf by its id, or the beginning of it. */
export function gameCalled(id: string): Parsed<Game> {
  const found = shelf.filter((game) => game.id === id)
  const [game, second] = found.length > 0 ? found : shelf.filter((each) => each.id.startsWith(id))
  if (game !== undefined && second === undefined) return good(game)
  return bad(`There is no game "${id}" on the shelf. There is: ${shelf.map((each) => each.id).join(', ')}.`)
}

/** A match as it was kept: a journal's file, a transcript, or a link. */
export interface Kept {
  readonly game: Game
  readonly journal: Journal
  /** The text of the transcript, where it was one. */
  readonly transcript?: string
}

/** Reads a match from a file or a link. */
export function readMatch(where: string): Parsed<Kept> {
  const link = /#match=([\w-]+)/.exec(where)
  if (link !== null) return readLink(link[1] ?? '')
  if (!existsSync(where)) return bad(`There is no file ${where}.`)
  if (statSync(where).size > largest) return bad(`${where} is too large to be a match.`)
  const text = readFileSync(where, 'utf8')
  return text.startsWith('> match ') ? readTranscript(text) : readJson(text, where)
}

function readLink(packed: string): Parsed<Kept> {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: largest }).toString(
      'utf8',
    )
    return readJson(text, 'The link')
  } catch {
    return bad('The link is damaged: what it holds cannot be unpacked.')
  }
}

function readTranscript(text: string): Parsed<Kept> {
  const id = /"game":"([^"]*)"/.exec(text)?.[1] ?? ''
  const game = gameCalled(id)
  if (!game.ok) return game
  const journal = parseTranscript(game.value, text)
  return journal.ok ? good({ game: game.value, journal: journal.value, transcript: text }) : journal
}

function readJson(text: string, where: string): Parsed<Kept> {
  const json = parsed(text)
  if (!json.ok) return bad(`${where} is not JSON: ${json.problem}`)
  const id =
    typeof json.value === 'object' && json.value !== null && 'game' in json.value
      ? json.value.game
      : undefined
  const game = gameCalled(typeof id === 'string' ? id : '')
  if (!game.ok) return bad(`${where} is not a match of a game on the shelf.`)
  const journal = parseJournal(json.value, game.value)
  return journal.ok ? good({ game: game.value, journal: journal.value }) : journal
}

function parsed(text: string): Parsed<Json> {
  try {
    return good(JSON.parse(text) as Json)
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error))
  }
}

/** Writes a journal so that a kill at any moment leaves the old file or the new one, whole. */
export function writeJournal(file: string, journal: Journal): void {
  const beside = `${file}.${process.pid}.part`
  writeThrough(beside, JSON.stringify(journal))
  renameSync(beside, file)
  flush(path.dirname(path.resolve(file)))
}

function writeThrough(file: string, text: string): void {
  const handle = openSync(file, 'w')
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function flush(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
