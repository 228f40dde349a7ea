import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { opfor, scratch } from '../testing/opfor.ts'

const folder = scratch()
const page = path.join(folder, 'mine.md')
const wrong = path.join(folder, 'wrong.md')
const match = path.join(folder, 'match.json')

test('the printed opponent is written out, changed and checked', () => {
  expect(opfor(['variant', 'blitz', '--out', page]).code).toBe(0)
  const text = readFileSync(page, 'utf8').replace('# House rules for BLITZKRIEG!', '# Mine')
  writeFileSync(page, text.replace('Tie: roll d6', 'Tie: at random'))
  expect(opfor(['variant', page]).out).toContain('Unit: a tie is broken otherwise ("at random")')
  writeFileSync(wrong, text.replace('prefer: bombing', 'prefer: cheese'))
  const { code, out } = opfor(['sheet', 'check', wrong])
  expect(code).toBe(1)
  expect(out).toMatch(/wrong\.md:\d+:\d+ BLITZKRIEG! does not know "cheese" in "Position"/)
})

test('a match says that it has house rules, is kept with them, and opens without the page', () => {
  const { code, out } = opfor(['play', page, '--journal', match, '--seed', '3', '--standard'], ['1', 'quit'])
  expect(code).toBe(3)
  expect(out).toContain('House rules: Mine (1 change).')
  expect(out).toContain('decided by: one at random')
  expect(JSON.parse(readFileSync(match, 'utf8'))).toMatchObject({ game: 'blitzkrieg' })
  const { out: link } = opfor(['replay', match, '--link'])
  expect(opfor(['replay', link.trim(), '--check'])).toMatchObject({ code: 0 })
})
