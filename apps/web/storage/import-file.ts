import { bad, type Parsed } from '@opfor/kernel'
import { savePack, loadPack } from './pack-storage.ts'
import { allGames } from './open-game.ts'
import { loadSheet, saveSheet } from './sheet-storage.ts'
import { saveMatch, loadMatch } from './storage.ts'
import { replaceMatch } from './replace-match.ts'
import { type ImportTarget, type ImportResult, importText } from './import-text.ts'

const maxBytes = 50_000_000

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

/** Imports a file: one match as a journal or a transcript, or a backup. */
export async function importFile(
  file: File,
  nameOf: (title: string) => string,
): Promise<Parsed<ImportResult>> {
  if (file.size > maxBytes) return bad(`${file.name} is too large.`)
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return bad(`${file.name} could not be read. Is it still there?`)
  return importText(text, thisDevice, nameOf)
}
