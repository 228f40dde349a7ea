import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { conflictOfHeroes } from '../index.ts'
import { discardRest, duel, typed } from '../testing/matches.ts'

test('a firefight tells nothing by a rule of the Solo Mission Generator', () => {
  const match = duel('5')
  playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
  playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
  playAnswers(match, ...typed('german-20', 'special'), ...typed('soviet-20', 'special'))
  playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
  discardRest(match)
  const told = match.log.flatMap((one) => (one.kind === 'change' ? [one.tell.id] : []))
  const solo = told.filter((id) => /^G [56]/.test(conflictOfHeroes.cites?.[id]?.number ?? ''))
  expect(solo).toEqual([])
  expect(logTexts(match).join()).not.toMatch(/\bAI\b/)
  expect(match.outcome?.way).toBe('ready')
})
