import { format, withTexts } from '@opfor/kernel'
import { german } from '@opfor/kernel/german'
import { expect, test } from 'vitest'
import ofGame from './texts/de.json' with { type: 'json' }
import { unitOf } from './table/placing/units.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

test('a player is named in the nominative, so no German sentence has one after a preposition', () => {
  const all = Object.values(germanTexts)
  expect(all.filter((text) => /\b(von|vom|für|mit|bei|zu|an|durch) \{player\}/i.test(text))).toEqual([])
  expect(germanTexts['coh.player.german-1']).toBe('der deutsche Spieler 1')
})

test('German has one word each for Special Mission Parameters, symbols and moves', () => {
  const all = Object.values(germanTexts).join('\n')
  expect(all).not.toMatch(/Missionsvorgabe|Zeichen|Zugbefehl|Züge mit/)
})

test('units that are on no list have German names', () => {
  expect(format(unitOf('soviet Other gun 01').name, withTexts(german, germanTexts))).toBe(
    'Anderes Geschütz 01 (sowjetisch)',
  )
})

test('variants name what the CAPs are less than, and a card near a marker is one whose units were told', () => {
  for (const id of ['coh.variant.4', 'coh.variant.5'])
    expect(germanTexts[id]).toContain('einen CAP weniger als Handkarten')
  expect(germanTexts['coh.reactionAlsoNotTold']).toContain('Karten gefragt, deren Einheiten genannt wurden')
})
