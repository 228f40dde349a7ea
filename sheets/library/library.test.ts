import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { playExamples, readSheet } from '../index.ts'
import { librarySheets } from '../../evidence/sheets/programs/library.ts'

const sheets = librarySheets()

test('the library has a sheet for each of the ten shapes, and its README lists all', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
  const listed = [...readme.matchAll(/^\| `([a-z-]+)\.md` \|/gm)].map(([, name = '']) => name).toSorted()
  expect(sheets.length).toBeGreaterThanOrEqual(10)
  expect(sheets.map(({ name }) => name)).toEqual(listed)
})

describe.each(sheets)('$name', ({ text }) => {
  const sheet = readSheet(text)

  test('has no findings', () => {
    expect(sheet.findings.map(({ line, message }) => `${line}: ${message.id}`)).toEqual([])
  })

  test('has examples, and each comes out as it says', () => {
    const results = playExamples(sheet)
    expect(results.length).toBeGreaterThan(0)
    expect(results.filter(({ problem }) => problem !== undefined)).toEqual([])
  })

  test('says whose game it is, and who plays', () => {
    expect(sheet.game).not.toBe('')
    expect(sheet.plays).not.toBe('')
  })
})
