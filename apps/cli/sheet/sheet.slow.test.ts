import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { opfor, scratch } from '../testing/opfor.ts'

const folder = scratch()
const page = path.join(folder, 'page.md')
const edited = path.join(folder, 'edited.md')
const match = path.join(folder, 'match.json')

test('a new page has no findings, and a wrong one exits with 1', () => {
  expect(opfor(['sheet', 'new', 'by-class', '--out', page]).code).toBe(0)
  expect(opfor(['sheet', 'check', page])).toMatchObject({ code: 0 })
  writeFileSync(edited, readFileSync(page, 'utf8').replace('Tie: roll d6\n', ''))
  const { code, out } = opfor(['sheet', 'check', edited, '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ findings: [{ line: 13 }] })
})

test('a match of a page is kept with its text, and opens without the page', () => {
  const play = ['play', page, '--journal', match, '--seed', '1', '--standard', '--dice', 'real']
  const { code, out } = opfor(play, ['2', 'go-on', 'quit'])
  expect(code).toBe(3)
  expect(out).toContain('It shoots at the nearest of you.')
  expect(JSON.parse(readFileSync(match, 'utf8'))).toMatchObject({
    game: 'sheet',
    rules: { text: readFileSync(page, 'utf8') },
  })
  const { out: link } = opfor(['replay', match, '--link'])
  expect(opfor(['replay', link.trim(), '--check'])).toMatchObject({ code: 0 })
})

test('replay --on shows the first decision that differs, with both reasons', () => {
  expect(opfor(['replay', match, '--on', page])).toMatchObject({ code: 0 })
  writeFileSync(edited, readFileSync(page, 'utf8').replace('gun, runner', 'runner, gun'))
  const { code, out } = opfor(['replay', match, '--on', edited])
  expect(code).toBe(1)
  expect(out).toContain('Now: Next gives Little')
  expect(out).toContain('in order of its class: runner, gun')
})
