import { existsSync, readFileSync, statSync } from 'node:fs'
import { parseFailure, type Game, parseSuccess, type Parsed, type RulesLoader } from '@opfor/kernel'
import { gameOfSheet, isOfSheet, readSheet, type Sheet } from '@opfor/sheets'
import { gameNameIn, gameOfPage, loadRules } from '@opfor/variants'
import { setLanguageOfSheet } from '../text/choose-language.ts'
import { localize } from '../text/language.ts'
import { fileWords } from '../text/file-words.ts'

const maxBytes = 1_000_000

/** True for a page, false for a game of the registry. */
export function isSheetFile(name: string): boolean {
  return /\.(?:md|markdown)$/i.test(name)
}

export function readPage(file: string): Parsed<string> {
  if (!existsSync(file)) return parseFailure(localize(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return parseFailure(localize(fileWords.folder, { file }))
  if (statSync(file).size > maxBytes) return parseFailure(localize(fileWords.tooLargeForSheet, { file }))
  return parseSuccess(readFileSync(file, 'utf8'))
}

/** Sets the program's language to the sheet's, unless another was requested. */
export function readSheetFile(file: string): Parsed<Sheet> {
  const page = readPage(file)
  return page.ok ? parseSuccess(readSheetText(page.value)) : page
}

function readSheetText(text: string): Sheet {
  const sheet = readSheet(text)
  setLanguageOfSheet(sheet.language)
  return sheet
}

/** Accepts a sheet, or house rules of a coded game. */
export function pageGame(file: string): Parsed<Game> {
  const page = readPage(file)
  if (!page.ok) return page
  if (gameNameIn(page.value) !== undefined) {
    const game = gameOfPage(page.value)
    return game.ok ? game : parseFailure(`${file}: ${game.problem}`)
  }
  const sheet = readSheetText(page.value)
  return sheet.sections.length === 0
    ? parseFailure(localize(fileWords.noSection, { file }))
    : parseSuccess(gameOfSheet(sheet))
}

export const loadRulesOfMatch: RulesLoader = (text, id) => {
  if (isOfSheet({ id })) readSheetText(text)
  return loadRules(text, id)
}
