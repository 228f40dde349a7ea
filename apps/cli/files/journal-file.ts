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
import { registry } from '@opfor/games'
import {
  parseFailure,
  type Game,
  gameForText,
  parseSuccess,
  type Journal,
  type MatchText,
  matchFragment,
  packedMatchIn,
  type Parsed,
  parseMatchText,
  type RulesLoader,
  describeJson,
} from '@opfor/kernel'
import { isSheetFile, loadRulesOfMatch, pageGame } from './sheet-file.ts'
import { localize } from '../text/language.ts'
import { settingWords } from '../text/setting-words.ts'
import { fileWords } from '../text/file-words.ts'

const maxBytes = 20_000_000

/** Accepts the start of an id, or a page. */
export function findGame(id: string): Parsed<Game> {
  if (isSheetFile(id)) return pageGame(id)
  const found = registry.filter((game) => game.id === id)
  const [game, second] = found.length > 0 ? found : registry.filter((each) => each.id.startsWith(id))
  if (game !== undefined && second === undefined) return parseSuccess(game)
  return parseFailure(
    localize(settingWords.unknownGame, {
      id: describeJson(id),
      games: registry.map((each) => each.id).join(', '),
    }),
  )
}

/** A journal file, a transcript, or a link. */
export interface MatchFile extends MatchText {
  readonly game: Game
}

/** Makes the game of a page from the text in the match. */
export function readMatch(source: string, load: RulesLoader = loadRulesOfMatch): Parsed<MatchFile> {
  const packed = packedMatchIn(source)
  if (packed === undefined && /^(?:https?:|#)/.test(source))
    return parseFailure(localize(fileWords.noMatchInLink))
  const text = packed === undefined ? readText(source) : unpack(packed)
  if (!text.ok) return text
  const game = gameForText(text.value, findGame, load)
  if (!game.ok) return game
  const match = parseMatchText(game.value, text.value)
  return match.ok ? parseSuccess({ ...match.value, game: game.value }) : match
}

function readText(file: string): Parsed<string> {
  if (!existsSync(file)) return parseFailure(localize(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return parseFailure(localize(fileWords.folder, { file }))
  if (statSync(file).size > maxBytes) return parseFailure(localize(fileWords.tooLargeForMatch, { file }))
  return parseSuccess(readFileSync(file, 'utf8'))
}

function unpack(packed: string): Parsed<string> {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxBytes })
    return parseSuccess(bytes.toString('utf8'))
  } catch {
    return parseFailure(localize(fileWords.damagedLink))
  }
}

export function linkOf(journal: Journal): string {
  return matchFragment(
    deflateRawSync(Buffer.from(JSON.stringify(journal)), { level: 9 }).toString('base64url'),
  )
}

/** Writes atomically: temporary file, fsync, rename. */
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
