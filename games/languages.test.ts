import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  chanceOf,
  type Conversation,
  differences,
  type Game,
  type Json,
  message,
  playOn,
  sampling,
  say,
  seeded,
  summary,
  why,
  type SettingsInput,
} from '@opfor/kernel'
import { decisions, newMatch, randomWishes, turn } from '@opfor/kernel/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { houseBoard } from './blitzkrieg/the-board/house-board.ts'
import { matchAt } from './blitzkrieg/testing/matches.ts'
import { onHouseBoard } from './blitzkrieg/testing/position.ts'
import { german, germanOf } from './german.ts'
import { Heard } from './heard.ts'
import { shelf } from './index.ts'
import { hasWords, translationFaults } from './translation-faults.ts'

const matches = 60
const written = /\b(?:message|headline|result|aside)\(\s*'([^']+)',\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g
const notShipped = /\.test\.ts$|(^|\/)(testing|bench|second|proofs|small-game|node_modules)\//

/** What no random setting brings: boards that owners enter. The names on them are theirs, in any language. */
const entered: Readonly<Record<string, SettingsInput>> = {
  blitzkrieg: { options: { board: onHouseBoard() } },
  admiral: { options: { battle: fileOf('admiral/battles/examples/estuary.json') } },
}

function fileOf(file: string): Json {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Json
}

const ownersNames = `blitzkrieg.${houseBoard.id}.`

/** The games that are listened to: all, or those that a change touches. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games = shelf.filter(({ id }) => wanted?.includes(id) ?? true)

/** Every message whose id and text are written out in a source of this folder. */
function scan(heard: Heard, folder: string): void {
  const root = path.join(import.meta.dirname, '..')
  for (const file of globSync(`${folder}/**/*.ts`, { cwd: root }))
    if (!notShipped.test(file))
      for (const [, id = '', text = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(written))
        heard.text(id, text.slice(1, -1).replaceAll(/\\(.)/g, '$1'))
}

/** A match at random to its end; on the way a step back and forth, a decision overruled, the table corrected. */
function listen(heard: Heard, game: Game, seed: number): void {
  const wishes = randomWishes(game, seed)
  const also = seed % 4 === 0 ? entered[game.id] : undefined
  const match = newMatch(game, { ...wishes, options: { ...wishes.options, ...also?.options } }, seed)
  const first = match.situation
  const random = chanceOf(seed, 0)
  const policy = sampling(seed)
  const goOn = (questions: number): void => {
    let left = questions
    playOn(match, (question) => {
      heard.question(question)
      left -= 1
      return left < 0 ? undefined : question.to === 'chance' ? seeded : policy
    })
    heard.standing(match, first)
    heard.told(match.told)
  }
  goOn(20 + random(40))
  disturb(heard, match, first, random)
  goOn(Infinity)
}

function disturb(
  heard: Heard,
  match: Conversation<unknown>,
  first: unknown,
  random: (below: number) => number,
): void {
  const there = match.situation
  match.undo(1 + random(match.steps.length))
  heard.standing(match, there)
  match.redo(1)
  const decided = decisions(match)
  const decision = decided[random(decided.length)]
  if (decision !== undefined)
    match.overrule(decision, decision.among[random(decision.among.length + 1)]?.id, 'as we like it')
  heard.standing(match, there)
  heard.told(match.told)
  match.correct(differences(match.game.layout(match.situation), match.game.layout(first)))
  heard.standing(match, there)
}

/** The part of a language that is the kernel's, or all but that. */
function ofKernel(
  texts: Readonly<Record<string, string>>,
  kernels: boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => id.startsWith('kernel.') === kernels))
}

describe.each(games)('the German of $title', (game) => {
  const heard = new Heard()
  const ofGame = germanOf[game.id] ?? {}
  const some = Object.keys(ofGame).filter((id, at) => at % 50 === 0 && hasWords(ofGame[id] ?? ''))

  beforeAll(() => {
    scan(heard, `games/${game.id}`)
    heard.game(game)
    for (let seed = 0; seed < matches; seed += 1) listen(heard, game, seed)
    for (const id of heard.texts.keys())
      if (id.startsWith(ownersNames) || id.startsWith('kernel.')) heard.texts.delete(id)
  })

  test('has a text for all that the game says, with the same parts, and no other', () => {
    expect(translationFaults(heard.texts, ofGame)).toEqual([])
  })

  test.each(some)('is missed where it lacks %s', (id) => {
    const { [id]: lost, ...rest } = ofGame
    expect(lost).toBeDefined()
    expect(translationFaults(heard.texts, rest)).toEqual([
      expect.stringMatching(`^${id} is not translated: `),
    ])
  })
})

describe('the German of the kernel', () => {
  const heard = new Heard()
  const texts = ofKernel(german.texts, true)

  beforeAll(() => {
    scan(heard, 'kernel')
    for (const game of shelf) listen(heard, game, 1)
    for (const id of heard.texts.keys()) if (!id.startsWith('kernel.')) heard.texts.delete(id)
  })

  test('has a text for all that the kernel says, with the same parts, and no other', () => {
    expect(translationFaults(heard.texts, texts)).toEqual([])
  })

  test('is missed where it lacks a word', () => {
    const { 'kernel.kept.all': lost, ...rest } = texts
    expect(lost).toBeDefined()
    expect(translationFaults(heard.texts, rest)).toEqual([
      expect.stringMatching('^kernel.kept.all is not translated: '),
    ])
  })

  test('is told of a text that nobody says', () => {
    expect(translationFaults(heard.texts, { ...texts, 'kernel.gone': 'Weg.' })).toEqual([
      'kernel.gone is never said',
    ])
  })

  test('is told of a text with other parts', () => {
    const other = { ...texts, 'kernel.tick.set': '{dies}: jetzt {value}.' }
    expect(translationFaults(heard.texts, other)).toEqual([
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
