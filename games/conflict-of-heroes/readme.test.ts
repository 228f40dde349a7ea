import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulings } from './rulings.ts'

const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')

/** The rows of the table under a heading, cell by cell. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = readme.split(/^## /m).find((each) => each.startsWith(heading)) ?? ''
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? []
  const rows = table.trim().split('\n').slice(2)
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The titles in a test file: the texts that a function follows. */
function titlesIn(file: string): ReadonlySet<string> {
  const source = path.join(import.meta.dirname, `${file}.test.ts`)
  if (!existsSync(source)) return new Set()
  const titled = /(['"])((?:(?!\1).)+)\1,\s*(?:\{[^}]*\},\s*)?\(/g
  return new Set([...readFileSync(source, 'utf8').matchAll(titled)].map((match) => match[2] ?? ''))
}

const named = [...readme.matchAll(/`([\w-]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}))

/** Every rule whose text the booklet holds. */
const numbers =
  '2.0 2.1 3.0 3.1 3.7.3 3.8 3.8.1 3.9 4.0 4.1 4.2 4.3 5.0 5.1 5.2 5.3 5.3.2 5.3.3 5.4 5.5 5.5.1 5.6 6.0 6.1 6.2 6.3'.split(
    ' ',
  )

describe('the README', () => {
  test.each(named)('names a test that exists: $file › $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title)
  })

  test('maps every rule number that the text holds to a test', () => {
    const rows = rowsUnder('The rules, number by number')
    const mapped = rows.map(([rule = '']) => rule.replace(/^G /, '').replace(/,.*/, ''))
    expect(numbers.filter((number) => !mapped.includes(number))).toEqual([])
    expect(rows.filter(([, , tests = '']) => !tests.includes(' › '))).toEqual([])
  })

  test('settles each of the 55 points, by a test or by a ruling and its test', () => {
    const rows = rowsUnder('Where the rules are silent')
    expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 55 }, (_, at) => at + 1))
    expect(rows.filter(([, , how = '', tests = '']) => how === '' || !tests.includes(' › '))).toEqual([])
  })

  test('names every ruling', () => {
    const missing = rulings.filter(
      ({ id }) => !readme.includes(`\`${id.replace('conflict-of-heroes.', '')}\``),
    )
    expect(missing).toEqual([])
  })
})
