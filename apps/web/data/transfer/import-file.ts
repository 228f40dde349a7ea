import { parseFailure, parseSuccess, type Message, type Parsed } from '@opfor/kernel'
import { cacheSharedFiles, maxShareBytes } from '../device/shared-files-cache.ts'
import { formatImport } from './format-import.ts'
import { savePack, loadPack } from '../storage/pack-storage.ts'
import { allGames } from '../storage/open-game.ts'
import { loadSheet, saveSheet } from '../storage/sheet-storage.ts'
import { saveMatch, loadMatch } from '../storage/storage.ts'
import { replaceMatch } from '../storage/replace-match.ts'
import { type ImportTarget, type ImportResult, importText } from './import-text.ts'
import { appAddress, detectContent } from './detect-content.ts'

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

/** Fails if the file is too large. */
export async function readFile(file: File): Promise<Parsed<string>> {
  if (file.size > maxShareBytes) return parseFailure(`${file.name} is too large.`)
  const text = await file.text().catch(() => undefined)
  return text === undefined
    ? parseFailure(`${file.name} could not be read. Is it still there?`)
    : parseSuccess(text)
}

/** Accepts a journal, a transcript, or a backup. */
export function importToDevice(text: string): Promise<Parsed<ImportResult>> {
  return importText(text, thisDevice, (title) => title)
}

/** Returns the messages of the import, or for a page or link the route of its screen. */
export async function importFile(file: File): Promise<readonly Message[] | string> {
  const text = await readFile(file)
  if (!text.ok) return formatImport(text)
  const { kind } = detectContent(text.value, appAddress(), file.name)
  return kind === 'sheet' || kind === 'link'
    ? cacheSharedFiles([file])
    : formatImport(await importToDevice(text.value))
}
