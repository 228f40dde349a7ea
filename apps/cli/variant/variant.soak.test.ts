import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCommandLine, makeScratchFolder } from '../testing/opfor.ts'

const folder = makeScratchFolder()
const page = path.join(folder, 'mine.md')
const wrong = path.join(folder, 'wrong.md')
const match = path.join(folder, 'match.json')

test('the printed opponent is written out, changed and checked', () => {
  expect(runCommandLine(['variant', 'blitz', '--out', page]).code).toBe(0)
  const text = readFileSync(page, 'utf8').replace('# House rules for BLITZKRIEG!', '# Mine')
  writeFileSync(page, text.replace('Tie: roll d6', 'Tie: at random'))
  expect(runCommandLine(['variant', page]).out).toContain('Unit: ties are broken differently ("at random")')
  writeFileSync(wrong, text.replace('prefer: bombing', 'prefer: cheese'))
  const { code, out } = runCommandLine(['sheet', 'check', wrong])
  expect(code).toBe(1)
  expect(out).toMatch(/wrong\.md:\d+:\d+ BLITZKRIEG! does not know "cheese" in "Position"/)
})

test('a match says that it has house rules, is kept with them, and opens without the page', () => {
  const { code, out } = runCommandLine(
    ['play', page, '--journal', match, '--seed', '3', '--standard'],
    ['1', 'quit'],
  )
  expect(code).toBe(3)
  expect(out).toContain('House rules: Mine (1 change).')
  expect(out).toContain('decided by: one at random')
  expect(JSON.parse(readFileSync(match, 'utf8'))).toMatchObject({ game: 'blitzkrieg' })
  const { out: link } = runCommandLine(['replay', match, '--link'])
  expect(runCommandLine(['replay', link.trim(), '--check'])).toMatchObject({ code: 0 })
})
