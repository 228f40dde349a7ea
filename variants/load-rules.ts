import { bad, type Game, good, type Parsed, type RulesLoader } from '@opfor/kernel'
import { gameOfSheet, isOfSheet, readSheet } from '@opfor/sheets'
import { gameNamedBy } from './read/variant.ts'
import { gameOfPage } from './shelf.ts'

/** Makes the game of a match from the text that it carries: a sheet, or house rules of a coded game. */
export const loadRules: RulesLoader = (text, id) => (isOfSheet({ id }) ? sheetOf(text) : gameOfText(text))

/** Makes the game of a page: of house rules, or of a sheet. */
export function gameOfText(text: string): Parsed<Game> {
  return gameNamedBy(text) === undefined ? sheetOf(text) : gameOfPage(text)
}

function sheetOf(text: string): Parsed<Game> {
  const sheet = readSheet(text)
  return sheet.findings.some(({ id }) => id === 'sheets.tooLong')
    ? bad('The page of this match is too long to be played.')
    : good(gameOfSheet(sheet))
}
