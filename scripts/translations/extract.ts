/**
 * Writes the English texts of every part to its `texts/en.json`, and adds what a language lacks to its files, empty.
 *
 *     npm run texts                            the English texts
 *     npm run texts -- fr                      and empty entries in each fr.json that exists
 *     npm run texts -- fr games/blitzkrieg     and in this part, whose fr.json is created if needed
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentOf } from '@opfor/kernel/text-files'
import { byId, englishFile, englishTexts, fileOf } from './english.ts'
import { hasWords } from './faults.ts'
import { parts, root } from './parts.ts'

const [code, ...wanted] = process.argv.slice(2)
const unknown = wanted.filter((each) => !parts.some(({ folder }) => folder === each))

if (unknown.length > 0 || code === 'en') {
  console.error('Usage: npm run texts -- [language] [part...]. Parts:')
  for (const { folder } of parts) console.error(`  ${folder}`)
  process.exitCode = 2
} else for (const { folder, find } of parts) extract(folder, find())

function extract(folder: string, found: Parameters<typeof englishFile>[0]): void {
  write(path.join(folder, 'texts/en.json'), englishFile(found, folder))
  if (code === undefined) return
  const file = path.join(folder, `texts/${code}.json`)
  const exists = existsSync(path.join(root, file))
  if (wanted.length > 0 ? !wanted.includes(folder) : !exists) return
  const now = exists ? contentOf(path.join(root, file)) : {}
  const english = Object.entries(englishTexts(found, folder)).filter(([, text]) => hasWords(text))
  const empty = Object.fromEntries(english.map(([id]) => [id, '']))
  write(file, fileOf(Object.fromEntries(Object.entries({ ...empty, ...now }).toSorted(byId))))
}

function write(file: string, text: string): void {
  const target = path.join(root, file)
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
  console.log(`Written: ${file}`)
}
