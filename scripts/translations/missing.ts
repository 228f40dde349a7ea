/**
 * Lists the texts of a game, or of the kernel, that have no translation: ids with the English text, ready to be filled in.
 *
 *     npm run missing-translations night-convoy               prints what is missing in German
 *     npm run missing-translations night-convoy french        in another language
 *     npm run missing-translations night-convoy -- --write    adds it to games/night-convoy/german.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { shelf } from '@opfor/games'
import { german, germanOf } from '@opfor/games/german'
import { missingTexts, textsSaidBy, textsSaidByKernel } from '@opfor/games/texts'
import { entriesFor, fileFor, filledIn, withEntries } from './skeleton.ts'

const root = path.join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const [name = '', language = 'german'] = positionals

/** The existing translations. Files of other languages than German are read as text, because no program loads them yet. */
function textsIn(file: string): Readonly<Record<string, string>> {
  if (language === 'german') return name === 'kernel' ? german.texts : (germanOf[name] ?? {})
  return existsSync(file) ? filledIn(readFileSync(file, 'utf8')) : {}
}

/** Adds the entries to the file, or creates it. Returns whether it succeeded. */
function write(file: string, missing: ReturnType<typeof missingTexts>): boolean {
  const content = existsSync(file)
    ? withEntries(readFileSync(file, 'utf8'), missing)
    : fileFor(language, missing)
  if (content !== undefined) writeFileSync(file, content)
  return content !== undefined
}

const game = shelf.find(({ id }) => id === name)
if ((game === undefined && name !== 'kernel') || !/^[a-z]+$/.test(language)) {
  const names = [...shelf.map(({ id }) => id), 'kernel'].join(', ')
  console.error(`Usage: npm run missing-translations <name> [language]. Available: ${names}.`)
  process.exitCode = 2
} else {
  const file = game === undefined ? `kernel/say/${language}.ts` : `games/${name}/${language}.ts`
  const filePath = path.join(root, file)
  const texts = game === undefined ? textsSaidByKernel() : textsSaidBy(game)
  const missing = missingTexts(texts, textsIn(filePath))
  if (missing.length === 0) console.log(`Nothing is missing in ${file}.`)
  else if (!values.write) {
    console.log(`// ${missing.length} of ${texts.size} texts are missing in ${file}:`)
    console.log(entriesFor(missing).trimEnd())
  } else if (write(filePath, missing)) console.log(`Added ${missing.length} empty texts to ${file}.`)
  else {
    console.error(`${file} has an unexpected format: add the texts manually, as printed without --write.`)
    process.exitCode = 1
  }
}
