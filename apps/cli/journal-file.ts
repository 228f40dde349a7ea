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
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { shelf } from '@opfor/games'
import {
  bad,
  type Game,
  gameIn,
  good,
  type Journal,
  type KeptText,
  matchLink,
  packedIn,
  type Parsed,
  parseKept,
  type RulesLoader,
  shown,
} from '@opfor/kernel'
import { isSheetFile, loadRulesOfMatch, pageGame } from './sheet/sheet-file.ts'
import { say } from './text/language.ts'
import { settingWords } from './text/setting-words.ts'
import { fileWords } from './text/file-words.ts'

const maxBytes = 20_000_000

/** Finds a game by its id or the start of it, or makes it from a page. */
export function findGame(id: string): Parsed<Game> {
  if (isSheetFile(id)) return pageGame(id)
  const found = shelf.filter((game) => game.id === id)
  const [game, second] = found.length > 0 ? found : shelf.filter((each) => each.id.startsWith(id))
  if (game !== undefined && second === undefined) return good(game)
  return bad(say(settingWords.unknownGame, { id: shown(id), games: shelf.map((each) => each.id).join(', ') }))
}

/** A saved match: a journal file, a transcript, or a link. */
export interface MatchFile extends KeptText {
  readonly game: Game
}

/** Reads a match from a file or a link; the game of a page is made from the text that the match carries. */
export function readMatch(source: string, load: RulesLoader = loadRulesOfMatch): Parsed<MatchFile> {
  const packed = packedIn(source)
  if (packed === undefined && /^(?:https?:|#)/.test(source)) return bad(say(fileWords.noMatchInLink))
  const text = packed === undefined ? readText(source) : unpack(packed)
  if (!text.ok) return text
  const game = gameIn(text.value, findGame, load)
  if (!game.ok) return game
  const match = parseKept(game.value, text.value)
  return match.ok ? good({ ...match.value, game: game.value }) : match
}

function readText(file: string): Parsed<string> {
  if (!existsSync(file)) return bad(say(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return bad(say(fileWords.folder, { file }))
  if (statSync(file).size > maxBytes) return bad(say(fileWords.tooLargeForMatch, { file }))
  return good(readFileSync(file, 'utf8'))
}

function unpack(packed: string): Parsed<string> {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxBytes })
    return good(bytes.toString('utf8'))
  } catch {
    return bad(say(fileWords.damagedLink))
  }
}

/** A link that contains the whole match. */
export function linkOf(journal: Journal): string {
  return matchLink(deflateRawSync(Buffer.from(JSON.stringify(journal)), { level: 9 }).toString('base64url'))
}

/** Writes a journal atomically: temporary file, fsync, rename. */
export function writeJournal(file: string, journal: Journal): void {
  const tempFile = `${file}.${process.pid}.part`
  writeThrough(tempFile, JSON.stringify(journal))
  renameSync(tempFile, file)
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
