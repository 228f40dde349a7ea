import { expect, test } from 'vitest'
import { germanTexts } from './german.ts'

test('a player is named in the nominative, so no German sentence has one after a preposition', () => {
  const all = Object.values(germanTexts)
  expect(all.filter((text) => /\b(von|vom|für|mit|bei|zu|an|durch) \{player\}/i.test(text))).toEqual([])
  expect(germanTexts['coh.player.german-1']).toBe('der deutsche Spieler 1')
})

test('German has one word each for Special Mission Parameters, symbols and moves', () => {
  const all = Object.values(germanTexts).join('\n')
  expect(all).not.toMatch(/Missionsvorgabe|Zeichen|Zugbefehl|Züge mit/)
})
