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
  gameNamedIn,
  good,
  type Journal,
  type KeptText,
  matchLink,
  packedIn,
  type Parsed,
  parseKept,
  shown,
} from '@opfor/kernel'

const largest = 20_000_000

/** A game on the shelf by its id, or the beginning of it. */
export function gameCalled(id: string): Parsed<Game> {
  const found = shelf.filter((game) => game.id === id)
  const [game, second] = found.length > 0 ? found : shelf.filter((each) => each.id.startsWith(id))
  if (game !== undefined && second === undefined) return good(game)
  return bad(
    `There is no game ${shown(id)} on the shelf. There is: ${shelf.map((each) => each.id).join(', ')}.`,
  )
}

/** A match as it was kept: a journal's file, a transcript, or a link. */
export interface MatchFile extends KeptText {
  readonly game: Game
}

/** Reads a match from a file or a link. */
export function readMatch(where: string): Parsed<MatchFile> {
  const packed = packedIn(where)
  if (packed === undefined && /^(?:https?:|#)/.test(where))
    return bad('The link holds no match: what comes after "#match=" is missing. Copy the whole link.')
  const text = packed === undefined ? textOf(where) : unpacked(packed)
  if (!text.ok) return text
  const named = gameNamedIn(text.value)
  const game = named.ok ? gameCalled(named.value) : named
  if (!game.ok) return game
  const kept = parseKept(game.value, text.value)
  return kept.ok ? good({ ...kept.value, game: game.value }) : kept
}

function textOf(file: string): Parsed<string> {
  if (!existsSync(file)) return bad(`There is no file ${file}.`)
  if (statSync(file).isDirectory()) return bad(`${file} is a folder: name a file in it.`)
  if (statSync(file).size > largest) return bad(`${file} is too large to be a match.`)
  return good(readFileSync(file, 'utf8'))
}

function unpacked(packed: string): Parsed<string> {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: largest })
    return good(bytes.toString('utf8'))
  } catch {
    return bad('The link is damaged: what it holds cannot be unpacked.')
  }
}

/** A match as a link that holds all of it. */
export function linkOf(journal: Journal): string {
  return matchLink(deflateRawSync(Buffer.from(JSON.stringify(journal)), { level: 9 }).toString('base64url'))
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
