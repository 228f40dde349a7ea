import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulings } from './rulings.ts'

const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')

/** The rows of the table under a heading, cell by cell. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = readme.split(/^## /m).find((each) => each.startsWith(heading)) ?? ''
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? []
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
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

describe('the README', () => {
  test.each(named)('names a test that exists: $file › $title', ({ file, title }) => {
    expect(titlesIn(file)).toContain(title)
  })

  test('maps each of the 109 bullet and numbered lines of the leaflet to a test', () => {
    const rows = rowsUnder('The leaflet, line by line')
    expect(rows).toHaveLength(109)
    expect(rows.filter(([, , , tests = '']) => !tests.includes(' › '))).toEqual([])
    expect(new Set(rows.map(([heading, line]) => `${heading} ${line}`)).size).toBe(109)
  })

  test('settles each of the 45 points, by a test or by a ruling and its test', () => {
    const rows = rowsUnder('Where the rules are silent')
    expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 45 }, (_, at) => at + 1))
    expect(rows.filter(([, , how = '', tests = '']) => how === '' || !tests.includes(' › '))).toEqual([])
  })

  test('names every ruling', () => {
    const missing = rulings.filter(({ id }) => !readme.includes(`\`${id.replace('blitzkrieg.', '')}\``))
    expect(missing).toEqual([])
  })
})
