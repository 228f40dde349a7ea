import { withParams, message, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import ofGame from '../../texts/de.json' with { type: 'json' }

const germanTexts: Readonly<Record<string, string>> = ofGame

test('in German several chosen units take the plural', () => {
  const text = germanTexts['coh.chosenAre'] ?? ''
  const told = (...units: readonly string[]) =>
    format(withParams(message('test', text), { card: 'Karte', units, count: units.length }))
  expect(told('Rifle 05')).toBe('Karte: gewählt ist Rifle 05.')
  expect(told('Rifle 05', 'Rifle 06')).toMatch(/^Karte: gewählt sind Rifle 05 /)
})
