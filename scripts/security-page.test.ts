import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const docs = path.join(path.dirname(import.meta.dirname), 'docs')
const page = readFileSync(path.join(docs, 'security.md'), 'utf8')

/** Table columns: number and subject, how, shown by. */
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', how = '', shownBy = '']) => ({ number, how, shownBy }),
)
const targets = new Map(
  [...page.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name = '', target = '']) => [name, target]),
)
const namesIn = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name)

/** Parses a line such as "6.1.2, 6.2.1 to 6.2.12 (no passwords)". */
function numbersIn(line: string): readonly string[] {
  return [...line.matchAll(/(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)].flatMap(
    ([, section = '', first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`),
  )
}

test('no requirement is listed twice, in a table or among those that do not apply', () => {
  const notApplying = [...page.matchAll(/^Does not apply: .*$/gm)].flatMap(([line]) => numbersIn(line))
  expect(notApplying).toContain('6.2.12')
  const listed = [...rows.map(({ number }) => number), ...notApplying]
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((number, at) => listed.indexOf(number) !== at)).toEqual([])
})

test('every row of a table is complete, and in the chapter of its number', () => {
  const chapters = page.split(/^## V/m).slice(1)
  expect(chapters).toHaveLength(17)
  const misplaced = chapters.flatMap((chapter) => {
    const lines = chapter.split('\n').filter((line) => /^\| \d/.test(line))
    return lines.filter((line) => !line.startsWith(`| ${Number.parseInt(chapter, 10)}.`))
  })
  expect(misplaced).toEqual([])
  expect(rows).toHaveLength(page.match(/^\| \d/gm)?.length ?? 0)
})

test('every row names files that exist, and every file is named', () => {
  const named = rows.flatMap(({ shownBy }) => namesIn(shownBy))
  expect(rows.filter(({ shownBy }) => namesIn(shownBy).length === 0)).toEqual([])
  expect(named.filter((name) => !targets.has(name))).toEqual([])
  expect([...targets.keys()].filter((name) => !named.includes(name))).toEqual([])
  expect([...targets.values()].filter((target) => !existsSync(path.join(docs, target)))).toEqual([])
})

test('the list of what is missing names only requirements that are not fully met', () => {
  const [, list = ''] = /most serious first:\n\n(.*?)\n\n/s.exec(page) ?? []
  const incomplete = rows.filter(({ how }) => /^(?:partly|not met)/.test(how)).map(({ number }) => number)
  expect(numbersIn(list).length).toBeGreaterThan(5)
  expect(numbersIn(list).filter((number) => !incomplete.includes(number))).toEqual([])
})
