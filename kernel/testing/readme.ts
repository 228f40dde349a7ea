import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Ruling } from '../ruling.ts'

/** A game's README as its tests read it. */
export interface Readme {
  /** The rows of the table under a heading, cell by cell. */
  readonly rowsUnder: (heading: string) => readonly (readonly string[])[]
}

/**
 * What every game's README keeps: the tests and files it names exist, every ruling is named, and each of so many points
 * on which the rules are silent is settled by a test, or by a ruling and its test.
 */
export function testReadme(folder: string, rulings: readonly Ruling[], points: number): Readme {
  const text = readFileSync(path.join(folder, 'README.md'), 'utf8')
  const readme: Readme = { rowsUnder: (heading) => rowsUnder(text, heading) }
  const named = [...text.matchAll(/`([\w-]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }))

  test.each(named)('names a test that exists: $file › $title', ({ file, title }) => {
    expect(titlesIn(path.join(folder, `${file}.test.ts`))).toContain(title)
  })

  test('names files that exist', () => {
    const files = [...text.matchAll(/`([\w/-]+\.(?:ts|json))`/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
  })

  test(`settles each of the ${points} points, by a test or by a ruling and its test`, () => {
    const rows = readme.rowsUnder('Where the rules are silent')
    expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: points }, (_, at) => at + 1))
    expect(rows.filter(([, , how = '', tests = '']) => how === '' || !tests.includes(' › '))).toEqual([])
  })

  test('names every ruling', () => {
    const missing = rulings.filter(({ id }) => !text.includes(`\`${id.replace(/^[\w-]+\./, '')}\``))
    expect(missing).toEqual([])
  })
  return readme
}

function rowsUnder(text: string, heading: string): readonly (readonly string[])[] {
  const section = text.split(/^## /m).find((each) => each.startsWith(heading)) ?? ''
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
  if (!existsSync(file)) return new Set()
  const titled = /(['"])((?:(?!\1).)+)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?\(/g
  return new Set([...readFileSync(file, 'utf8').matchAll(titled)].map((match) => match[2] ?? ''))
}
