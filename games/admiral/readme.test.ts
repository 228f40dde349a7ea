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

function source(file: string): string {
  const there = path.join(import.meta.dirname, `${file}.test.ts`)
  return existsSync(there) ? readFileSync(there, 'utf8') : ''
}

const named = [...readme.matchAll(/`([\w-]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}))

describe('the README', () => {
  test.each(named)('names a test that exists: $file › $title', ({ file, title }) => {
    const quoted = [`'${title}'`, `"${title}"`].some((text) => source(file).includes(text))
    expect(quoted).toBe(true)
  })

  test('settles each of the 33 points, by a test or by a ruling and its test', () => {
    const rows = rowsUnder('Where the rules are silent')
    expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 33 }, (_, at) => at + 1))
    expect(rows.filter(([, , how = '', tests = '']) => how === '' || !tests.includes(' › '))).toEqual([])
  })

  test('names every ruling', () => {
    const missing = rulings.filter(({ id }) => !readme.includes(`\`${id.replace('admiral.', '')}\``))
    expect(missing).toEqual([])
  })

  test('names only files that exist, each heading with its own', () => {
    const files = [...readme.matchAll(/`([\w/-]+\.(?:ts|json))`/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(path.join(import.meta.dirname, file)))).toEqual([])
  })
})
