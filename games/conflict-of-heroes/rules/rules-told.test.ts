import { answer, said } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { conflictOfHeroes } from '../index.ts'
import { discardRest, duel, typed } from '../testing/matches.ts'

test('a firefight tells nothing by a rule of the Solo Mission Generator', () => {
  const match = duel('5')
  answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  answer(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
  answer(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
  answer(match, ...typed('german-20', 'special'), ...typed('soviet-20', 'special'))
  answer(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
  discardRest(match)
  const told = match.told.flatMap((one) => (one.kind === 'change' ? [one.tell.id] : []))
  const solo = told.filter((id) => /^G [56]/.test(conflictOfHeroes.cites?.[id]?.number ?? ''))
  expect(solo).toEqual([])
  expect(said(match).join()).not.toMatch(/\bAI\b/)
  expect(match.outcome?.way).toBe('ready')
})
