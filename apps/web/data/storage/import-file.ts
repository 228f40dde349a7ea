import { bad, good, type Message, type Parsed } from '@opfor/kernel'
import { keepFiles, longestShare } from '../device/kept-share.ts'
import { importTold } from './import-told.ts'
import { savePack, loadPack } from './pack-storage.ts'
import { allGames } from './open-game.ts'
import { loadSheet, saveSheet } from './sheet-storage.ts'
import { saveMatch, loadMatch } from './storage.ts'
import { replaceMatch } from './replace-match.ts'
import { type ImportTarget, type ImportResult, importText } from './import-text.ts'
import { appAddress, whatItIs } from './what-it-is.ts'

const thisDevice: ImportTarget = {
  ...allGames,
  match: loadMatch,
  save: saveMatch,
  replace: replaceMatch,
  pack: loadPack,
  savePack,
  sheet: loadSheet,
  saveSheet,
}

/** The text of a file, unless it is too large. */
export async function readFile(file: File): Promise<Parsed<string>> {
  if (file.size > longestShare) return bad(`${file.name} is too large.`)
  const text = await file.text().catch(() => undefined)
  return text === undefined ? bad(`${file.name} could not be read. Is it still there?`) : good(text)
}

/** Imports a text into this device: one match as a journal or a transcript, or a backup. */
export function importHere(text: string): Promise<Parsed<ImportResult>> {
  return importText(text, thisDevice, (title) => title)
}

/** Imports a file, and returns what is said of it; for a page or a link it returns the route of the screen that opens it. */
export async function takeFile(file: File): Promise<readonly Message[] | string> {
  const text = await readFile(file)
  if (!text.ok) return importTold(text)
  const { kind } = whatItIs(text.value, appAddress(), file.name)
  return kind === 'sheet' || kind === 'link' ? keepFiles([file]) : importTold(await importHere(text.value))
}
