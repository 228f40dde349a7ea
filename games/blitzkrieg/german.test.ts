import { format, summarizeDecision, explainDecision } from '@opfor/kernel'
import { turn } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { germanFor } from '../../evidence/games/programs/german.ts'
import { stratagems } from './table/the-board/pieces.ts'
import { matchAt } from './testing/matches.ts'
import ofGame from './texts/de.json' with { type: 'json' }

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

test('German says what the bot does, and why', () => {
  const match = matchAt({ row: ['army-1', 'navy-1'], closed: { AME: 1 } })
  turn(match)
  const lines = match.log.flatMap((one) =>
    one.kind === 'decision'
      ? [summarizeDecision(one), ...explainDecision(one)]
      : one.kind === 'change'
        ? [one.tell]
        : [],
  )
  expect(lines.map((line) => format(line, germanFor('blitzkrieg'))).join('\n')).toMatchInlineSnapshot(`
      "Der Bot zieht Forschung & Entwicklung; Überrollen kommt in den Becher.
      Kriegsschauplatz: Westeuropa; entscheidend: die meisten leeren Felder im offenen Feldzug.
      1. eine einzige Einheit kann den Kriegsschauplatz abschließen und gewinnen: nirgends erfüllt, übersprungen
      2. eine einzige Einheit kann seinen Feldzug abschließen und gewinnen: nirgends erfüllt, übersprungen
      3. dort darf eine Einheit gesetzt werden: alle
      4. Forschung & Entwicklung: ein freies Forschungsfeld: Westeuropa und Pazifik
      5a. die meisten leeren Felder im offenen Feldzug: Westeuropa (Westeuropa: 3 und Pazifik: 2)
      Kriegsschauplatz: Westeuropa
      Feld: Westeuropa, Feldzug 1, Feld 2 (Forschung); entscheidend: ein Forschungsfeld.
      1. kann den Kriegsschauplatz oder den Feldzug abschließen und gewinnen: nirgends erfüllt, übersprungen
      2. dort darf eine Einheit gesetzt werden: alle
      3. Forschung & Entwicklung: ein Forschungsfeld: Westeuropa, Feldzug 1, Feld 2 (Forschung)
      Feld: Westeuropa, Feldzug 1, Feld 2 (Forschung)
      Einheit: Heer 1 (Platz 1); entscheidend: darf dorthin gesetzt werden.
      1. darf dorthin gesetzt werden: Heer 1 (Platz 1)
      Einheit: Heer 1 (Platz 1)
      Der Bot setzt Heer 1 auf Westeuropa, Feldzug 1, Feld 2 (Forschung).
      Lege aus dem Vorrat an Spezialeinheiten in den Beutel des Bots: Kampfgruppe Marine 5.
      Bewege den Kampfmarker Westeuropa auf Feld 1 in der Hälfte des Bots.
      Lege ans Ende der Reihe des Bots: Marine 1.
      Du bist am Zug."
    `)
})
