import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { entriesFor, fileFor, filledIn, withEntries } from './skeleton.ts'

const missing = [
  ['convoy.tanker', 'the tanker'],
  ['convoy.sunk', "It's sunk: {ship}."],
] as const
const entries = `  // the tanker
  'convoy.tanker': '',
  // It's sunk: {ship}.
  'convoy.sunk': '',
`
const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')

test('a missing text is an empty entry below its English text', () => {
  expect(entriesFor(missing)).toBe(entries)
  expect(entriesFor([['convoy.two', 'two\nlines']])).toBe("  // two lines\n  'convoy.two': '',\n")
})

test('a new language starts as a new file', () => {
  expect(fileFor('french', missing)).toBe(`/** French: all that the game says. */
export const frenchTexts: Readonly<Record<string, string>> = {
${entries}}
`)
})

test.each(['games/template-game/german.ts', 'games/admiral/german.ts'])(
  'they are added at the end of %s',
  (file) => {
    const text = read(file)
    expect(withEntries(text, missing)).toBe(`${text.slice(0, -2)}${entries}}\n`)
  },
)

test("they are added at the end of the kernel's texts", () => {
  const inside = entries.replaceAll(/^/gm, '  ').trimEnd()
  expect(withEntries(read('kernel/say/german.ts'), missing)?.endsWith(`\n${inside}\n  },\n}\n`)).toBe(true)
})

test('a file with an unexpected format is not changed', () => {
  expect(withEntries("export const one = 'two'\n", missing)).toBeUndefined()
})

test('filled-in entries are found, empty ones are not', () => {
  const begun = fileFor('french', missing).replace(
    "'convoy.tanker': ''",
    "'convoy.tanker':\n    'le pétrolier'",
  )
  expect(Object.keys(filledIn(begun))).toEqual(['convoy.tanker'])
})
