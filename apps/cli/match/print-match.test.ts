import { newMatch, playAtRandom } from '@opfor/kernel/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { TerminalMatch } from '../session/terminal-match.ts'
import { printQuestion, printNewEntries } from './print-match.ts'
import { requireGame } from '../testing/games.ts'

const nobody = { next: () => Promise.resolve(undefined), putBack: () => undefined }

afterEach(() => vi.restoreAllMocks())

function read(way: 'asked' | 'map'): readonly string[] {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const match = newMatch(requireGame('blood-and-plunder'), { options: { way } }, 7)
  const session = new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, nobody)
  printNewEntries(session, 'viewer')
  const first = written.join('')
  written.length = 0
  printNewEntries(session, 'viewer')
  return [first, written.join('')]
}

test('a match on a map starts with the set-up of the table, once, also without a terminal', () => {
  const [first, then] = read('map')
  expect(first).toContain('| │ A Garrison Line 17/28 ')
  expect(first).toContain('= Low wall, with corners at (8"/18"), (14"/18")')
  expect(first).toContain('Set up both sides')
  expect(then).toBe('')
})

test('without a map and a terminal the table is not drawn', () => {
  expect(read('asked')[0]).not.toContain('strike points (turn 1)')
})

test('a question shows the activated unit with its actions left, training, weapons and special rules', () => {
  const match = newMatch(requireGame('blood-and-plunder'), { options: { way: 'asked' } }, 7)
  const session = new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, nobody)
  const isActivated = (): boolean => (match.situation as { acting: { unit: string } }).acting.unit !== ''
  for (let asked = 0; asked < 40 && !isActivated(); asked += 1) {
    playAtRandom(match, 7, 1)
    session.advance()
  }
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  printQuestion(session)
  expect(written.join('')).toMatch(/^\n {2}[\w ]+: \d of \d actions? left · (\w+, )+[\w ]+\n\? /)
})
