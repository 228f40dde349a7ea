import { existsSync, readFileSync, statSync } from 'node:fs'
import { bad, type Game, good, type Parsed, type RulesLoader } from '@opfor/kernel'
import { gameOfSheet, isOfSheet, readSheet, type Sheet } from '@opfor/sheets'
import { gameNamedBy, gameOfPage, loadRules } from '@opfor/variants'
import { speakLikeSheet } from '../text/choose-language.ts'
import { say } from '../text/language.ts'
import { fileWords } from '../text/file-words.ts'

const maxBytes = 1_000_000

/** Whether a name means a page and not a game of the shelf. */
export function isSheetFile(name: string): boolean {
  return /\.(?:md|markdown)$/i.test(name)
}

/** The text of a page. */
export function readPage(file: string): Parsed<string> {
  if (!existsSync(file)) return bad(say(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return bad(say(fileWords.folder, { file }))
  if (statSync(file).size > maxBytes) return bad(say(fileWords.tooLargeForSheet, { file }))
  return good(readFileSync(file, 'utf8'))
}

/** Reads a sheet from a file; from then on the program speaks its language, unless another was asked for. */
export function readSheetFile(file: string): Parsed<Sheet> {
  const page = readPage(file)
  return page.ok ? good(readSheetText(page.value)) : page
}

function readSheetText(text: string): Sheet {
  const sheet = readSheet(text)
  speakLikeSheet(sheet.language)
  return sheet
}

/** The game of a page: of a sheet, or a coded one with house rules. */
export function pageGame(file: string): Parsed<Game> {
  const page = readPage(file)
  if (!page.ok) return page
  if (gameNamedBy(page.value) !== undefined) {
    const game = gameOfPage(page.value)
    return game.ok ? game : bad(`${file}: ${game.problem}`)
  }
  const sheet = readSheetText(page.value)
  return sheet.sections.length === 0 ? bad(say(fileWords.noSection, { file })) : good(gameOfSheet(sheet))
}

/** Makes the game of a match from the text that it carries. */
export const loadRulesOfMatch: RulesLoader = (text, id) => {
  if (isOfSheet({ id })) readSheetText(text)
  return loadRules(text, id)
}
