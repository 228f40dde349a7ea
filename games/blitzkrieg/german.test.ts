import { expect, test } from 'vitest'
import ofGame from './texts/de.json' with { type: 'json' }
import { stratagems } from './table/the-board/pieces.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

test('stratagems and spaces are called as in the German edition', () => {
  expect(stratagems.map((id) => germanTexts[`blitzkrieg.stratagem.${id}`] ?? '').toSorted()).toEqual([
    'Absichern',
    'Bomberkrieg',
    'Forschung & Entwicklung',
    'Für Ruhm und Ehre',
    'Gegenangriff',
    'Schneller Aufmarsch',
    'Schwere Geschütze',
    'Überrollen',
  ])
  expect(germanTexts['blitzkrieg.effect.researchIndustry1']).toBe('Industrielle Forschung')
  expect(germanTexts['blitzkrieg.edition']).toContain('Winziger Weltkrieg')
})

test('other words for the same things are nowhere left', () => {
  const other =
    /\bSP\b|Siegpunkt|Kriegslist|Spezialwaffe|Forschungsindustrie|Dampfwalze|Wirtschaftskrieg|Für den Ruhm|Verlegung/
  expect(Object.values(germanTexts).filter((text) => other.test(text))).toEqual([])
})

test('questions and their answers read as one sentence', () => {
  expect(germanTexts['blitzkrieg.ask.red']).toMatch(/Zu wessen Gunsten\?$/)
  const favours = ['bot', 'player', 'nobody'].map((id) => germanTexts[`blitzkrieg.favour.${id}`])
  expect(favours).toEqual(['des Bots', 'deinen', 'niemandes'])
  expect(germanTexts['blitzkrieg.cell.bot']).toBe('Feld {cell} in der Hälfte des Bots')
  expect(germanTexts['blitzkrieg.cell.player']).toBe('Feld {cell} in deiner Hälfte')
  expect(germanTexts['blitzkrieg.ask.region']).toContain('Wo beginnt der Bot mit')
})
