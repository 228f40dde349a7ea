import {
  type LiveMatch,
  diffLayouts,
  formatEdit,
  manualEdits,
  format,
  spotCheck,
  resolveWhoRolls,
} from '@opfor/kernel'
import { newMatch, answerChance, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { layout } from '../../shown/corrections/layout.ts'
import type { Situation } from '../../table/situation.ts'
import { example, soloExample } from '../../testing/example.ts'

function undone(match: LiveMatch<Situation>, steps: number): readonly string[] {
  const before = layout(match.situation)
  unwrap(match.undo(steps))
  const now = layout(match.situation)
  return manualEdits(diffLayouts(before, now), before, now).map((edit) =>
    format(formatEdit(edit, now, before)),
  )
}

describe('it is played on a real table, whoever deals the cards', () => {
  const begun = (cards: 'app' | 'real') => newMatch(conflictOfHeroes, { options: { asking: 'each', cards } })

  test.each(['app', 'real'] as const)('with cards of the %s there is a board to bring into line', (cards) => {
    const { journal } = begun(cards)
    expect(conflictOfHeroes.isAtPhysicalBoard?.(journal.settings)).toBe(true)
    expect(resolveWhoRolls(begun(cards)).draws).toBe(cards)
  })
})

test('undo lists the units, the Control Marker and the card to put back, and tells no hand', () => {
  const match = example(4)
  expect(match.situation.cardsBy).toBe('app')
  expect(undone(match, 7)).toEqual([
    'Move Rifle 05 of the Soviets from F11 to beside the entry edge.',
    'Move MMG 18 of the Soviets from G07 to beside the entry edge.',
    'Move NKVD 21 of the Soviets from D11 to beside the entry edge.',
    'Move Control Marker of the Soviets from E09 to the box.',
    'Move German card 03 from Victory Points of the Germans to the deck and hand of the German player.',
  ])
})

test('a deck and the hands of it are listed by number, so that corrections show no hand', () => {
  const match = newMatch(
    conflictOfHeroes,
    { options: { mode: 'firefight', guideline: '2', asking: 'each' } },
    7,
  )
  for (let { question } = answerChance(match); question?.secret === false; { question } = answerChance(match))
    match.answer(question.write(question.sample(() => 0)), 'person', question.to)
  expect(match.situation.players.every(({ hand }) => hand.length > 0)).toBe(true)
  const listed = layout(match.situation).lying.filter(({ at }) => at.id.startsWith('deck-'))
  for (const deck of new Set(listed.map(({ at }) => at.id))) {
    const cards = listed.filter(({ at }) => at.id === deck).map(({ piece }) => piece.id)
    expect(cards.length).toBeGreaterThan(5)
    expect(cards).toEqual(cards.toSorted())
  }
})

test('the spot check counts what lies on a map, and tells no note of the app', () => {
  const told = spotCheck(layout(soloExample().situation)).map((each) => format(each))
  expect(told).toContain('map 1: 6 pieces.')
  expect(told).toContain('Units of the Germans, in this order: German card 04 and German card 02.')
  expect(told.at(-1)).toMatch(/^the maps: map 1 by itself, map 2 the box,/)
  expect(told).toHaveLength(15)
})

test('the hand is told to the one whom a secret question asks, and with no other question', () => {
  const match = example(0)
  const { question } = answerChance(match)
  const own = match.situation.players.find(({ seat }) => seat === question?.to)
  const shown = question && conflictOfHeroes.actingPiece?.(match.situation, question, [])
  expect(question?.secret).toBe(true)
  expect(shown?.tags.map(({ text }) => format(text))).toEqual(
    own?.hand.map((card) => `Soviet card ${card.slice(-2)}`),
  )
  expect(shown?.tags.map(({ note }) => note && format(note))).toContain('top: Well Prepared (+1 Action Card)')
  const open = question && { ...question, secret: false }
  expect(open && conflictOfHeroes.actingPiece?.(match.situation, open, [])).toBeUndefined()
})
