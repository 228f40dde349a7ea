import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { textFiles } from '@opfor/kernel/text-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTexts } from './checked.ts'

/** A project in which one part has one file in Italian. */
let root = ''
const parts = ['kernel', 'games/*']
const put = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), JSON.stringify(content))
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'opfor-texts-'))
  put('kernel/texts/en.json', { '@@locale': 'en', 'kernel.nothing': 'nothing' })
  put('games/raid/texts/en.json', { 'raid.hill': 'the hill', 'raid.ford': 'the ford' })
  put('games/raid/texts/it.json', { 'raid.hill': 'la collina', 'raid.ford': '' })
})
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

test('the check counts it', () => {
  const { codes, counts, faults } = checkTexts(textFiles(root, parts))
  expect(codes).toEqual(['it'])
  expect(counts).toEqual([
    { part: 'kernel', total: 1, translated: { it: 0 } },
    { part: 'games/raid', total: 2, translated: { it: 1 } },
  ])
  expect(faults.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
    'missing kernel.nothing',
    'missing raid.ford',
  ])
})

test('a file that is not JSON is named', () => {
  writeFileSync(path.join(root, 'games/raid/texts/pt.json'), '{')
  expect(() => checkTexts(textFiles(root, parts))).toThrow(/pt\.json is not valid JSON/)
})
