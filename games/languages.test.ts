import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Game, message, say, summary, translatedTexts, why } from '@opfor/kernel'
import { turn } from '@opfor/kernel/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { germanFor } from '../evidence/games/bench/german.ts'
import { type TextsFound, textsSaidBy, textsSaidByKernel } from '../evidence/games/bench/texts-said.ts'
import { matchAt } from './blitzkrieg/testing/matches.ts'
import { Heard } from './heard.ts'
import { shelf } from './index.ts'
import { templateGame } from './template-game/index.ts'

/** The games that are listened to: all, or those that a change touches. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games: readonly Game[] = [templateGame, ...shelf].filter(({ id }) => wanted?.includes(id) ?? true)

/** The English texts in the file of a part, by id. */
function extracted(folder: string): Readonly<Record<string, string>> {
  const file = path.join(import.meta.dirname, '..', folder, 'texts/en.json')
  return translatedTexts(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>)
}

/** What is said otherwise than the file has it, and what else the file has. */
function differences(
  { texts }: Pick<TextsFound, 'texts'>,
  file: Readonly<Record<string, string>>,
): readonly string[] {
  const several = [...texts].filter(([, said]) => said.size > 1)
  const other = [...texts].filter(([id, [text = '']]) => (file[id] ?? '') !== text)
  const unsaid = Object.keys(file).filter((id) => !texts.has(id))
  return [
    ...several.map(([id, said]) => `${id} says different things: ${[...said].join(' | ')}`),
    ...other.map(([id]) => `${id} is not in en.json as the code says it: npm run texts`),
    ...unsaid.map((id) => `${id} is never said: npm run texts`),
  ]
}

describe.each(games)('the English texts of $title', (game) => {
  let found: TextsFound
  beforeAll(() => {
    found = textsSaidBy(game)
  })

  test('are extracted: all that it says, and no other', () => {
    expect(differences(found, extracted(`games/${game.id}`))).toEqual([])
  })
})

describe('the English texts of the kernel', () => {
  let found: TextsFound
  beforeAll(() => {
    found = textsSaidByKernel()
  })

  test('are extracted: all that it says, and no other', () => {
    expect(differences(found, extracted('kernel'))).toEqual([])
  })
})

test('a text that is new, changed, gone or has two meanings is found', () => {
  const heard = new Heard()
  heard.message(message('hill', 'the hill'), message('ford', 'the ford'), message('raid', 'a raid'))
  heard.message(message('raid', 'the raid'))
  expect(differences(heard, { hill: 'a hill', raid: 'a raid', inn: 'the inn' })).toEqual([
    'raid says different things: a raid | the raid',
    'hill is not in en.json as the code says it: npm run texts',
    'ford is not in en.json as the code says it: npm run texts',
    'inn is never said: npm run texts',
  ])
})

test('German says what the bot does, and why', () => {
  const match = matchAt({ row: ['army-1', 'navy-1'], closed: { AME: 1 } })
  turn(match)
  const lines = match.told.flatMap((one) =>
    one.kind === 'decision' ? [summary(one), ...why(one)] : one.kind === 'change' ? [one.tell] : [],
  )
  expect(lines.map((line) => say(line, germanFor('blitzkrieg'))).join('\n')).toMatchInlineSnapshot(`
      "Der Bot zieht Forschung & Entwicklung; Überrollen kommt in den Becher.
      Kriegsschauplatz: Westeuropa; entscheidend: die meisten leeren Felder im offenen Feldzug.
      1. eine einzige Einheit kann den Kriegsschauplatz abschließen und gewinnen: nirgends erfüllt, übergangen
      2. eine einzige Einheit kann seinen Feldzug abschließen und gewinnen: nirgends erfüllt, übergangen
      3. dort darf eine Einheit gesetzt werden: alle
      4. Forschung & Entwicklung: ein freies Forschungsfeld: Westeuropa und Pazifik
      5a. die meisten leeren Felder im offenen Feldzug: Westeuropa (Westeuropa: 3 und Pazifik: 2)
      Kriegsschauplatz: Westeuropa
      Feld: Westeuropa, Feldzug 1, Feld 2 (Forschung); entscheidend: ein Forschungsfeld.
      1. kann den Kriegsschauplatz oder den Feldzug abschließen und gewinnen: nirgends erfüllt, übergangen
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
