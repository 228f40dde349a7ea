import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Ruling } from '../kernel/ask/ruling.ts'
import { shortId } from '../kernel/testing/short-id.ts'

export interface Readme {
  readonly text: string
  /** The rows of the table under a heading, cell by cell. */
  readonly rowsUnder: (heading: string) => readonly (readonly string[])[]
}

/** Checks that the tests and files named in a game's document exist. */
function testDocument(game: string, file: string): Readme {
  const folder = path.join(import.meta.dirname, '../games', game)
  const text = readFileSync(path.join(folder, file), 'utf8')
  const named = [...text.matchAll(/`([\w/-]+) › ([^`]+)`/g)].map(([, where = '', title = '']) => ({
    where,
    title,
  }))

  test.each(named)('names a test that exists: $where › $title', ({ where, title }) => {
    const files = ['test', 'soak.test'].map((kind) => path.join(folder, `${where}.${kind}.ts`))
    expect(files.flatMap((each) => [...titlesIn(each)])).toContain(title)
  })

  test('names files that exist', () => {
    const files = [...text.matchAll(/`([\w/-]+\.(?:ts|json))`/g)].map(([, each = '']) => each)
    expect(files.filter((each) => !existsSync(path.join(folder, each)))).toEqual([])
  })
  return { text, rowsUnder: (heading) => rowsUnder(text, heading) }
}

/** Every silent point of the rules has a test, or a ruling and its test. */
export function testReadme(game: string, rulings: readonly Ruling[], points: number): Readme {
  const readme = testDocument(game, 'README.md')

  test(`settles each of the ${points} points, by a test or by a ruling and its test`, () => {
    const rows = readme.rowsUnder('Where the rules are silent')
    expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: points }, (_, at) => at + 1))
    expect(rows.filter(([, , how = '', tests = '']) => how === '' || !tests.includes(' › '))).toEqual([])
  })

  test('names every ruling', () => {
    const missing = rulings.filter(({ id }) => !readme.text.includes(`\`${shortId(id)}\``))
    expect(missing).toEqual([])
  })
  return readme
}

/** Checks headings in order, and sentences per heading, each with files and a test or ruling. */
export function checkRuleCoverage(
  game: string,
  rulings: readonly Ruling[],
  sentences: Readonly<Record<string, number>>,
): Readme {
  const ledger = testDocument(game, 'ledger.md')
  const rows = ledger.rowsUnder('Sentence by sentence')
  const known = new Set(rulings.map(({ id }) => shortId(id)))

  test.each(Object.entries(sentences))('has every sentence of %s: %i', (heading, count) => {
    const own = rows.filter(([under]) => under === heading)
    expect(own).toHaveLength(count)
    expect(new Set(own.map(([, number]) => number)).size).toBe(count)
  })

  test('has the headings in the order of the rules, and no other', () => {
    expect([...new Set(rows.map(([heading]) => heading))]).toEqual(Object.keys(sentences))
  })

  test('has files for each sentence, and a test or a ruling', () => {
    const bare = rows.filter(
      ([, , , files = '', tests = '', ruled = '']) =>
        !files.includes('`') || !(tests.includes(' › ') || ruled.includes('`')),
    )
    expect(bare).toEqual([])
  })

  test('names rulings that exist', () => {
    const named = rows.flatMap(([, , , , , ruled = '']) =>
      [...ruled.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id),
    )
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })
  return ledger
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

/** A title is a text followed by a function. */
function titlesIn(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set()
  const titled = /(['"])((?:(?!\1).)+)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?\(/g
  return new Set([...readFileSync(file, 'utf8').matchAll(titled)].map((match) => match[2] ?? ''))
}
