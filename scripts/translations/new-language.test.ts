import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { textFiles } from '@opfor/kernel/text-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTexts, tableOf } from './checked.ts'

/** A project in which one part has one file in Italian. */
let root = ''
const parts = ['kernel', 'games/*']
const english = [
  { folder: 'kernel', texts: { 'kernel.nothing': 'nothing' } },
  { folder: 'games/raid', texts: { 'raid.hill': 'the hill', 'raid.ford': 'the ford' } },
]
const put = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), JSON.stringify(content))
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'opfor-texts-'))
  put('games/raid/texts/it.json', { 'raid.hill': 'la collina', 'raid.ford': '' })
})
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

test('the check counts it', () => {
  const checked = checkTexts(textFiles(root, parts), english)
  const { codes, counts, faults } = checked
  expect(codes).toEqual(['it'])
  expect(counts).toEqual([
    { part: 'kernel', total: 1, translated: { it: 0 } },
    { part: 'games/raid', total: 2, translated: { it: 1 } },
  ])
  expect(faults.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'missing kernel.nothing',
    'missing raid.ford',
  ])
  const rows = tableOf(checked).split('\n')
  expect(rows.map((row) => row.trim().replaceAll(/ +/g, ' '))).toEqual([
    'it',
    'kernel 0 / 1',
    'games/raid 1 / 2',
    'in all 1 / 3',
  ])
})

test('a file that is not JSON is named', () => {
  writeFileSync(path.join(root, 'games/raid/texts/pt.json'), '{')
  expect(() => checkTexts(textFiles(root, parts), english)).toThrow(/pt\.json is not valid JSON/)
})
