import { existsSync, readFileSync, statSync } from 'node:fs'
import { bad, type Game, good, type Parsed, type RulesLoader } from '@opfor/kernel'
import { gameOfSheet, readSheet, type Sheet } from '@opfor/sheets'
import { speakLikeSheet } from '../text/choose-language.ts'
import { say } from '../text/language.ts'
import { fileWords } from '../text/file-words.ts'

const maxBytes = 1_000_000

/** Whether a name means a page and not a game of the shelf. */
export function isSheetFile(name: string): boolean {
  return /\.(?:md|markdown)$/i.test(name)
}

/** Reads a sheet from a file; from then on the program speaks its language, unless another was asked for. */
export function readSheetFile(file: string): Parsed<Sheet> {
  if (!existsSync(file)) return bad(say(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return bad(say(fileWords.folder, { file }))
  if (statSync(file).size > maxBytes) return bad(say(fileWords.tooLargeForSheet, { file }))
  const sheet = readSheet(readFileSync(file, 'utf8'))
  speakLikeSheet(sheet.language)
  return good(sheet)
}

/** The game of a page. */
export function sheetGame(file: string): Parsed<Game> {
  const sheet = readSheetFile(file)
  if (!sheet.ok) return sheet
  if (sheet.value.sections.length === 0) return bad(say(fileWords.noSection, { file }))
  return good(gameOfSheet(sheet.value))
}

/** Makes the game of a match from the text that it carries. */
export const loadSheet: RulesLoader = (text) => {
  const sheet = readSheet(text)
  speakLikeSheet(sheet.language)
  return good(gameOfSheet(sheet))
}
