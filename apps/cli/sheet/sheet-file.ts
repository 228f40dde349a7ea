import { existsSync, readFileSync, statSync } from 'node:fs'
import { bad, type Game, good, type Parsed, type RulesLoader } from '@opfor/kernel'
import { gameOfSheet, readSheet, type Sheet } from '@opfor/sheets'

const maxBytes = 1_000_000

/** Whether a name means a page and not a game of the shelf. */
export function isSheetFile(name: string): boolean {
  return /\.(?:md|markdown)$/i.test(name)
}

/** Reads a sheet from a file. */
export function readSheetFile(file: string): Parsed<Sheet> {
  if (!existsSync(file)) return bad(`File not found: ${file}`)
  if (statSync(file).isDirectory()) return bad(`${file} is a directory.`)
  if (statSync(file).size > maxBytes) return bad(`${file} is too large to be a sheet.`)
  return good(readSheet(readFileSync(file, 'utf8')))
}

/** The game of a page. */
export function sheetGame(file: string): Parsed<Game> {
  const sheet = readSheetFile(file)
  if (!sheet.ok) return sheet
  if (sheet.value.sections.length === 0)
    return bad(`${file} has no section yet: begin one with "## Turn" and number its steps.`)
  return good(gameOfSheet(sheet.value))
}

/** Makes the game of a match from the text that it carries. */
export const loadSheet: RulesLoader = (text) => good(gameOfSheet(readSheet(text)))
