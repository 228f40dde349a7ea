import {
  type LiveMatch,
  english,
  type Message,
  format,
  withTexts,
  explainDecision,
  explainWhyNot,
} from '@opfor/kernel'
import { playAnswers, decisionsOf } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import ofGame from './texts/de.json' with { type: 'json' }
import type { Feature } from './table/battles/pieces.ts'
import type { Situation } from './table/situation.ts'
import { words } from './table/words.ts'
import { matchAt, strategoAttacks, strategoMoves } from './testing/matches.ts'
import { gun, type Position, type Vessel } from './testing/position.ts'

const germanTexts: Readonly<Record<string, string>> = ofGame

function messagesIn(told: unknown): readonly Message[] {
  if (typeof told !== 'object' || told === null) return []
  const within = Object.values(told).flatMap(messagesIn)
  return 'text' in told && typeof told.text === 'string' ? [told as Message, ...within] : within
}

function withoutGerman({ log, question }: LiveMatch<Situation>): readonly string[] {
  const said = log.map((one) => {
    if (one.kind !== 'decision') return 'text' in one ? one.text : one
    const { title, lines } = one.by
    return [explainDecision(one), title, lines.map(({ text }) => text), one.among.map(({ name }) => name)]
  })
  const asked = [question?.text, question?.options?.map(({ name }) => name)]
  const ids = messagesIn([said, asked]).map(({ id }) => id)
  return [...new Set(ids)].filter((id) => !id.startsWith('kernel.') && germanTexts[id] === undefined)
}

const unarmed = { batteries: [] }
const rock = { ...unarmed, light: 99, severe: 99 }
const squadrons = { number: 2, range: 5, strength: 3, perLaunch: 1 }
const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 }
const salvo: Feature = { name: 'salvo', when: 'attack', changes: 'strength', by: 3 }
const scopes: Feature = { name: 'scopes', when: 'attack', changes: 'range', by: 2 }
const steam: Feature = { name: 'steam', when: 'move', changes: 'speed', by: 2 }
const weak: Feature = { name: 'weak deck', when: 'defence', changes: 'thresholds', by: 3 }

function one(ajax: Vessel, bold: Vessel = {}): Position {
  return { player: { Ajax: { at: 'd6', ...ajax } }, stratego: { Bold: { at: 'd8', ...bold } } }
}
const far = { at: 'd1', has: unarmed }

describe('what Stratego says, explains and asks has its German', () => {
  test('a move to fire, an approach, and a unit that could damage nobody', () => {
    const toFire = strategoMoves(one({ at: 'd4' }), ['movement'])
    const approach = strategoMoves(one(far, { at: 'd10' }), ['artillery'])
    const harmless = strategoMoves(one({ at: 'd1', has: rock }, { at: 'd10' }), ['admiral'])
    expect([toFire, approach, harmless].flatMap(withoutGerman)).toEqual([])
  })

  test('the features that it uses, and those that it does not need', () => {
    const used = (green: readonly Feature[], ajax: Vessel, bold: Vessel = {}) =>
      strategoMoves(one(ajax, { ...bold, has: { green } }), ['movement'])
    const matches = [
      used([belt], {}),
      used([salvo], { has: unarmed }),
      used([salvo], { points: 2, has: unarmed }),
      used([scopes], { at: 'd3', has: unarmed }),
      used([steam], far, { at: 'd9' }),
      used([scopes], { has: { ...unarmed, red: [weak] } }),
      used([], { has: { red: [weak] } }),
    ]
    expect(matches.flatMap(withoutGerman)).toEqual([])
  })

  test('the question for a feature, before a move and after it', () => {
    const asking = { rulings: { 'admiral.greenFeatures': 'asked' } }
    const match = strategoMoves(one(far, { at: 'd10', has: { green: [steam] } }), ['movement'], asking)
    expect(withoutGerman(match)).toEqual([])
    expect(withoutGerman(playAnswers(match, ['feature', 'none']))).toEqual([])
  })

  test('the die, and what comes of an attack by your own rules', () => {
    const thrown = playAnswers(matchAt(one({})), ['mover', 'rest'])
    const carrier = { launches: 1, squadrons: 2, has: { squadrons } }
    const typed = (bold: Vessel) => strategoAttacks({ ...one({}, bold), damage: 'typed' })
    const fired = typed({ artillery: 2, splits: true })
    const twice = typed({ artillery: 2, splits: true, has: { batteries: [gun(3, 6)] } })
    const launched = typed(carrier)
    expect([fired, twice, launched].map(({ question }) => question?.text.id)).toEqual([
      'admiral.ask.fired',
      'admiral.ask.firedTwice',
      'admiral.ask.launched',
    ])
    expect([thrown, fired, twice, launched].flatMap(withoutGerman)).toEqual([])
  })

  test('an attack with one symbol or with both, and a unit that does not attack', () => {
    const both = strategoAttacks(one({}, { artillery: 2 }))
    const none = strategoAttacks(one(far, { artillery: 1 }))
    const doomed = strategoAttacks(one({}, { artillery: 1, pending: 4 }))
    expect([both, none, doomed].flatMap(withoutGerman)).toEqual([])
  })
})

const german = withTexts(english, germanTexts)

test('why no square will do, with the right case after a number of squares', () => {
  const islands = ['c4', 'd4', 'e4']
  const match = strategoMoves({ ...one({ at: 'd3' }, { has: { speed: 2 } }), board: { islands } }, [
    'movement',
  ])
  const [move] = decisionsOf(match, 'move')
  const reasons = move === undefined ? [] : explainDecision(move).map((line) => format(line, german))
  expect(reasons.join()).toContain(
    'von keinem Feld, das höchstens 2 Felder entfernt ist, würde sie einen Gegner angreifen, den sie beschädigen kann',
  )
  expect(move && format(explainWhyNot(move, 'player-1'), german)).toContain(
    'kann sie von keinem freien Feld beschädigen, das höchstens 2 Felder entfernt ist und freie Schusslinie auf sie hat',
  )
})

test('a square outside all ranges is said of the way to it', () => {
  expect(germanTexts['admiral.approach.square.stay.outside']).toBe(
    'auf dem Weg gerät sie in keine Reichweite',
  )
})

test('a ship that is sunk', () => {
  expect(format({ ...words.sunk, params: { ship: 'deine Adder' } }, german)).toBe(
    'Abrechnung: deine Adder ist versenkt und verlässt den Spielplan.',
  )
})

test('numbers of squares and points stand where no verb depends on them, and a choice has its article', () => {
  const match = strategoMoves(one({ at: 'd3' }, { has: { green: [scopes] } }), ['movement'])
  const texts = [
    'admiral.because.farther',
    'admiral.because.longer',
    'admiral.because.anotherNearer',
    'admiral.hit',
  ].map((id) => germanTexts[id] ?? '')
  expect(texts.filter((text) => /genügt|bleibt/.test(text))).toEqual([])
  const names = decisionsOf(match, 'symbol').flatMap(({ among }) =>
    among.map(({ name }) => format(name, german)),
  )
  expect(names).toEqual(['eine grüne Eigenschaft der Einheit', 'eine rote Eigenschaft eines Gegners'])
})
