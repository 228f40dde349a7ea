import { type Game, message, say, summary, why } from '@opfor/kernel'
import { turn } from '@opfor/kernel/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TextsSaid, textsSaidBy, textsSaidByKernel } from './bench/texts-said.ts'
import { matchAt } from './blitzkrieg/testing/matches.ts'
import { german, germanOf } from './german.ts'
import { Heard } from './heard.ts'
import { shelf } from './index.ts'
import { germanTexts as ofTemplateGame } from './template-game/german.ts'
import { templateGame } from './template-game/index.ts'
import { hasWords, translationFaults } from './translation-faults.ts'

/** The faults, and where a missing text belongs. */
function advised(faults: readonly string[], file: string, name: string): readonly string[] {
  const advice = `Fill in what is missing in ${file}: npm run missing-translations ${name} writes it out.`
  return faults.some((fault) => fault.includes(' is not translated: ')) ? [advice, ...faults] : faults
}

/** The games that are listened to: all, or those that a change touches. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games: readonly Game[] = [templateGame, ...shelf].filter(({ id }) => wanted?.includes(id) ?? true)

/** The part of a language that is the kernel's, or all but that. */
function ofKernel(
  texts: Readonly<Record<string, string>>,
  kernels: boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => id.startsWith('kernel.') === kernels))
}

describe.each(games)('the German of $title', (game) => {
  let said: TextsSaid = new Map()
  const ofGame = game === templateGame ? ofTemplateGame : (germanOf[game.id] ?? {})
  const some = Object.keys(ofGame).filter((id, at) => at % 50 === 0 && hasWords(ofGame[id] ?? ''))

  beforeAll(() => {
    said = textsSaidBy(game)
  })

  test('has a text for all that the game says, with the same parts, and no other', () => {
    const faults = translationFaults(said, ofGame)
    expect(advised(faults, `games/${game.id}/german.ts`, game.id)).toEqual([])
  })

  test.each(some)('is missed where it lacks %s', (id) => {
    const { [id]: lost, ...rest } = ofGame
    expect(lost).toBeDefined()
    const before = new Set(translationFaults(said, ofGame))
    const more = translationFaults(said, rest).filter((fault) => !before.has(fault))
    expect(more).toEqual([expect.stringMatching(`^${id} is not translated: `)])
    expect(advised(more, 'german.ts', game.id)[0]).toContain(`npm run missing-translations ${game.id}`)
  })
})

describe('the German of the kernel', () => {
  let said: TextsSaid = new Map()
  const texts = ofKernel(german.texts, true)

  beforeAll(() => {
    said = textsSaidByKernel()
  })

  test('has a text for all that the kernel says, with the same parts, and no other', () => {
    expect(advised(translationFaults(said, texts), 'kernel/say/german.ts', 'kernel')).toEqual([])
  })

  test('is missed where it lacks a word', () => {
    const { 'kernel.kept.all': lost, ...rest } = texts
    expect(lost).toBeDefined()
    expect(translationFaults(said, rest)).toEqual([
      expect.stringMatching('^kernel.kept.all is not translated: '),
    ])
  })

  test('is missed where a text is left empty', () => {
    expect(translationFaults(said, { ...texts, 'kernel.kept.all': '' })).toEqual([
      expect.stringMatching('^kernel.kept.all is not translated: '),
    ])
  })

  test('is told of a text that nobody says', () => {
    expect(translationFaults(said, { ...texts, 'kernel.gone': 'Weg.' })).toEqual([
      'kernel.gone is never said',
    ])
  })

  test('is told of a text with other parts', () => {
    const other = { ...texts, 'kernel.tick.set': '{dies}: jetzt {value}.' }
    expect(translationFaults(said, other)).toEqual([
      'kernel.tick.set mentions {dies, value}, not {value, what}',
    ])
  })
})

describe('German', () => {
  test('is all that the kernel and the games have in German', () => {
    expect(ofKernel(german.texts, false)).toEqual(Object.assign({}, ...Object.values(germanOf)))
  })

  test('says what the bot does, and why', () => {
    const match = matchAt({ row: ['army-1', 'navy-1'], closed: { AME: 1 } })
    turn(match)
    const lines = match.told.flatMap((one) =>
      one.kind === 'decision' ? [summary(one), ...why(one)] : one.kind === 'change' ? [one.tell] : [],
    )
    expect(lines.map((line) => say(line, german)).join('\n')).toMatchInlineSnapshot(`
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
})

test('a message that says two different things under one id is found', () => {
  const heard = new Heard()
  heard.message(message('hill', 'the hill'), message('hill', 'a hill'))
  expect(translationFaults(heard.texts, { hill: 'der Hügel' })).toEqual([
    'hill says different things: the hill | a hill',
  ])
})
