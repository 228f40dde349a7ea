import { moddableGames } from '@opfor/variants'
import { describe, expect, test, vi } from 'vitest'
import { printHouseRuleNames } from './command.ts'
import { changesTitle, playedTitle } from './words.ts'

describe.each(moddableGames)('$game.title', (opponent) => {
  test('what its house rules may say is printed, list by list', () => {
    const written: string[] = []
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    printHouseRuleNames(opponent, false)
    out.mockRestore()
    const text = written.join('')
    expect(text).toContain('\nFacts, after must, must not, prefer and avoid:\n- ')
    for (const { title } of opponent.game.declared.filter(({ kind }) => kind === 'list'))
      expect(text).toContain(`## ${title.text}`)
    if (opponent.game.id !== 'blitzkrieg') return
    expect(text).toContain('- steps to the end of the track\n')
    expect(text).toContain('- you lead by {n} VP or more\n')
  })
})

test.each([
  ['Mine', 'Mine, house rules for BLITZKRIEG!:'],
  ['House rules for BLITZKRIEG!', 'House rules for BLITZKRIEG!:'],
  ['House rules: BLITZKRIEG!', 'House rules: BLITZKRIEG!:'],
  ['My house rules', 'My house rules, for BLITZKRIEG!:'],
])('the page %s is %s', (title, line) => {
  expect(changesTitle(title, 'BLITZKRIEG!')).toBe(line)
})

test('a match is played by house rules, which are said once', () => {
  expect(playedTitle('Mine', 1)).toBe('House rules: Mine (1 change).')
  expect(playedTitle('House rules for BLITZKRIEG!', 2)).toBe('House rules for BLITZKRIEG! (2 changes).')
})
