import { existsSync, writeFileSync } from 'node:fs'
import { good } from '@opfor/kernel'
import { print, printError, printUsage } from './output.ts'
import { readJsonFile } from './pack-file.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { tidyJson } from './tidy-json.ts'
import { say } from './text/language.ts'
import { fileWords } from './text/file-words.ts'
import { matchWords } from './text/match-words.ts'

/** Exports data that was entered in the match to a pack; an existing file is extended. */
export function savePack({ match }: TerminalMatch, file: string): void {
  if (file === '') return printUsage(say(matchWords.pack))
  const { game, situation, journal } = match
  const own = existsSync(file) ? readJsonFile(file) : good(undefined)
  if (!own.ok) return printError(own.problem)
  const pack = game.grownPack?.(situation, journal.settings, own.value)
  if (pack === undefined) return printError(say(fileWords.nothingToExport, { game: game.title }))
  if (!pack.ok) return printError(pack.problem)
  writeFileSync(file, `${tidyJson(pack.value)}\n`)
  return print(say(fileWords.packSaved, { file, game: game.id }))
}
