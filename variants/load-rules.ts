import { parseFailure, type Game, parseSuccess, type Parsed, type RulesLoader } from '@opfor/kernel'
import { gameOfSheet, isOfSheet, readSheet } from '@opfor/sheets'
import { gameNameIn, readVariant, type Variant } from './read/variant.ts'
import { gameOfPage, findModdableGame } from './registry.ts'

/** Undefined for a printed game and for a sheet. */
export function variantOfGame({ id, rules }: Game): Variant | undefined {
  if (rules?.text === undefined || isOfSheet({ id })) return undefined
  const opponent = findModdableGame(id)
  return opponent && readVariant(rules.text, opponent)
}

/** Accepts a sheet, or house rules of a coded game. */
export const loadRules: RulesLoader = (text, id) => (isOfSheet({ id }) ? sheetOf(text) : gameOfText(text))

export function gameOfText(text: string): Parsed<Game> {
  return gameNameIn(text) === undefined ? sheetOf(text) : gameOfPage(text)
}

function sheetOf(text: string): Parsed<Game> {
  const sheet = readSheet(text)
  return sheet.findings.some(({ id }) => id === 'sheets.tooLong')
    ? parseFailure('The page of this match is too long to be played.')
    : parseSuccess(gameOfSheet(sheet))
}
