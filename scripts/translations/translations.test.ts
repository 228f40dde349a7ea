import { readFileSync } from 'node:fs'
import path from 'node:path'
import { textFiles } from '@opfor/kernel/text-files'
import { expect, test } from 'vitest'
import { checkTexts, completeLanguages, tableOf } from './checked.ts'
import { englishFile } from './english.ts'
import { parts, root } from './parts.ts'
import { placeholders } from './placeholders.ts'

const files = textFiles(
  root,
  parts.map(({ folder }) => folder),
)
const checked = checkTexts(files)

// The texts of the kernel and of games are heard in matches: games/languages.test.ts compares them.
const programs = parts.filter(({ folder }) => !/^(?:kernel$|games\/)/.test(folder))

test.each(programs)(
  'the English texts of $folder are extracted, otherwise: npm run texts',
  ({ folder, find }) => {
    const file = readFileSync(path.join(root, folder, 'texts/en.json'), 'utf8')
    expect(file).toBe(englishFile(find(), folder))
  },
)

test('every part has its German file, and it lacks nothing', () => {
  expect(completeLanguages).toEqual(['de'])
  const german = files.filter(({ code }) => code === 'de').map(({ part }) => part)
  expect(german).toEqual(parts.map(({ folder }) => folder))
  const missing = checked.faults.filter(({ kind, code }) => kind === 'missing' && code === 'de')
  expect(missing.map(({ part, id }) => `${part}: ${id}`)).toEqual([])
})

test('no text in any language is superfluous, invalid, or has other placeholders or plural forms', () => {
  const wrong = checked.faults.filter(({ kind }) => kind !== 'missing')
  expect(wrong.map(({ part, code, id, text }) => `${part} ${code} ${id}: ${text}`)).toEqual([])
})

test('translators are told what every placeholder of the programs is', () => {
  const unknown = programs.flatMap(({ folder }) => {
    const file = readFileSync(path.join(root, folder, 'texts/en.json'), 'utf8')
    return [...file.matchAll(/"(\w+)": \{\}/g)].map(([, name = '']) => name)
  })
  expect(unknown).toEqual([])
  expect(Object.values(placeholders)).not.toContain('')
})

test('the table counts what is translated, in each part and in all', () => {
  const [first = '', ...rows] = tableOf(checked).split('\n')
  expect(first.trim().split(/\s+/)).toEqual(checked.codes)
  expect(rows).toHaveLength(parts.length + 1)
  expect(rows[0]).toMatch(/^kernel +(\d+) \/ \1\b/)
  expect(rows.at(-1)).toMatch(/^in all +(\d+) \/ \1\b/)
})
