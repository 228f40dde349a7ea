import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulings } from './rulings.ts'

const folder = import.meta.dirname
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8')
const named = [...readme.matchAll(/`([\w-]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}))

describe('the README', () => {
  test.each(named)('names a test that exists: $file › $title', ({ file, title }) => {
    const tests = readFileSync(path.join(folder, `${file}.test.ts`), 'utf8')
    expect(tests.includes(`'${title}'`) || tests.includes(`"${title}"`)).toBe(true)
  })

  test('names files that exist', () => {
    const files = [...readme.matchAll(/`((?:actions\/|geometry\/)?[\w-]+\.(?:ts|json))`/g)].map(
      ([, file = '']) => file,
    )
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
  })

  test('settles each of the 45 points, by a test or by a ruling and its test', () => {
    const rows = readme.split('\n').flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      return /^\d+$/.test(cells[1] ?? '') ? [cells] : []
    })
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 45 }, (_, at) => at + 1))
    expect(rows.filter(([, , , how = '', tests = '']) => how === '' || !tests.includes(' › '))).toEqual([])
  })

  test('names every ruling', () => {
    const missing = rulings.filter(
      ({ id }) => !readme.includes(`\`${id.replace('blood-and-plunder.', '')}\``),
    )
    expect(missing).toEqual([])
  })
})
