import { existsSync, writeFileSync } from 'node:fs'
import { good } from '@opfor/kernel'
import { print, printError } from './output.ts'
import { readJsonFile } from './pack-file.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { tidyJson } from './tidy-json.ts'

/** Exports data that was entered in the match to a pack; an existing file is extended. */
export function savePack({ match }: TerminalMatch, file: string): void {
  if (file === '') return printError('Usage: pack <file>')
  const { game, situation, journal } = match
  const own = existsSync(file) ? readJsonFile(file) : good(undefined)
  if (!own.ok) return printError(own.problem)
  const pack = game.grownPack?.(situation, journal.settings, own.value)
  if (pack === undefined) return printError(`${game.title} has no entered data to export as a pack.`)
  if (!pack.ok) return printError(pack.problem)
  writeFileSync(file, `${tidyJson(pack.value)}\n`)
  return print(`Saved to ${file}. To use it: opfor play ${game.id} --set pack=@${file}`)
}
