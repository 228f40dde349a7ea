import { expect, test } from 'vitest'
import { changesTitle, playedTitle } from './title.ts'

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
