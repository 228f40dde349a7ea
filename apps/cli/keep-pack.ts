import { existsSync, writeFileSync } from 'node:fs'
import { good } from '@opfor/kernel'
import { print, sayError } from './output.ts'
import { readJsonFile } from './pack-file.ts'
import type { TerminalMatch } from './playing.ts'
import { tidyJson } from './tidy-json.ts'

/** Lays what was told in the match into a pack of one's own: a file that is there grows, another is made. */
export function keepPack({ match }: TerminalMatch, file: string): void {
  if (file === '') return sayError('Say where: pack <file>.')
  const { game, situation, journal } = match
  const own = existsSync(file) ? readJsonFile(file) : good(undefined)
  if (!own.ok) return sayError(own.problem)
  const pack = game.grownPack?.(situation, journal.settings, own.value)
  if (pack === undefined) return sayError(`${game.title} learns nothing that a pack could keep.`)
  if (!pack.ok) return sayError(pack.problem)
  writeFileSync(file, `${tidyJson(pack.value)}\n`)
  return print(`What was told is kept in ${file}. Next time: opfor play ${game.id} --set pack=@${file}`)
}
