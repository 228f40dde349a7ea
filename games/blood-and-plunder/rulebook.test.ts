import { resolveSettings, Table } from '@opfor/kernel'
import { logTextsWithReasons } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { actionsBy } from './rules/turn-overview/number-of-actions.ts'
import {
  bandOf,
  cardName,
  eventCards,
  isEvent,
  suits,
  valueOf,
  wholeDeck,
} from './rules/turn-overview/cards.ts'
import { chart1 } from './rules/charts/chart-1.ts'
import { atTheEnd, behindMoves, printed } from './rules/charts/chart-2.ts'
import { bloodAndPlunder } from './index.ts'
import { trainings } from './table/profile.ts'
import { shipTable } from './rules/opposing-force-ships/ships.ts'
import { stateOf } from './rules/turn-overview/strike-points.ts'
import { activation, situation } from './testing/field.ts'

describe('the worked example', () => {
  const example = {
    card: 'S13',
    units: { 'town-muskets': {}, 'free-muskets': {} },
  }

  test('King of Spades, tied: column A, nobody within 12 inches, not on a ship: an Aggressive Move', () => {
    const shown = activation(example, ['nearestEnemy.measured', 15], ['move.aggressive.one', true])
    expect(logTextsWithReasons(shown.match).join('\n')).toMatchInlineSnapshot(`
      "  Unit to activate: Town Muskets
        card 11-13, the OPFOR has as many strike points as you: column A
        Chart 1 (Town Muskets): column A
      Town Muskets is activated with 1 action (Inexperienced on Spades). Column A, push.
        How many inches from Town Muskets to its nearest enemy? (30 if it is farther.) You answered: 15
        1. Shoot <12" cannot be performed: its nearest enemy is 15 inches away
        2. Grapple cannot be performed: it is not aboard a ship
        3. Charge cannot be performed: its nearest enemy is 15 inches away
        Can Town Muskets get closer to its nearest enemy with the move it has left, going around obstacles? You answered: yes
        4. Aggressive Move: can be performed
        Column A, push (Town Muskets): Aggressive Move
      Town Muskets advances on its nearest enemy. It goes straight there, short of contact, and ends in cover where that costs no distance.
      The activation of Town Muskets is over.
      Only you have units left to activate: you continue."
    `)
    expect(shown.now.acting.left).toBe(0)
  })

  test('the same on a map, nothing asked but where it ended', () => {
    const shown = activation({ ...example, way: 'map' })
    expect(shown.asked).toEqual(['where'])
    expect(shown.did).toEqual([
      'Town Muskets advances on Free Muskets. Move it 3.9 inches on your table (10.6" from the left, 17.1" from the bottom).',
    ])
  })
})

describe('the lists', () => {
  test('have no printed numbers: only the columns of chart 2 have', () => {
    const lists = bloodAndPlunder.declared.filter(({ kind }) => kind === 'list')
    expect(lists.length).toBeGreaterThan(12)
    expect(lists.flatMap(({ lines }) => lines.map(({ number }) => number ?? ''))).not.toContainEqual(
      expect.stringMatching(/./),
    )
  })
})

describe('cards', () => {
  test('54: four suits of 13 and two events', () => {
    expect(wholeDeck).toHaveLength(54)
    expect(wholeDeck.filter(isEvent)).toEqual(eventCards)
    for (const suit of suits) expect(wholeDeck.filter((card) => card.startsWith(suit))).toHaveLength(13)
  })

  test('an ace is 1 and a king 13', () => {
    expect([valueOf('H1'), valueOf('C13')]).toEqual([1, 13])
    expect(cardName('H1').params).toMatchObject({ face: { text: 'Ace' } })
  })

  test.each([
    [[11, 12, 13], '11-13'],
    [[5, 6, 7, 8, 9, 10], '5-10'],
    [[1, 2, 3, 4], '1-4'],
  ])('%j are the row %s', (values, band) => {
    for (const value of values) expect(bandOf(`D${value}`)).toBe(band)
  })
})

test.each([
  ['veteran', '2 2 3 3'],
  ['trained', '1 2 2 3'],
  ['inexperienced', '1 1 2 2'],
] as const)('actions of %s units by Spades, Hearts, Diamonds, Clubs: %s', (training, actions) => {
  expect(suits.map((suit) => actionsBy[training][suit]).join(' ')).toBe(actions)
  expect(trainings).toContain(training)
})

describe('Chart 1', () => {
  test.each([
    ['K', 'less', 'A'],
    ['K', 'tied', 'A'],
    ['K', 'more', 'B'],
    ['7', 'less', 'A'],
    ['7', 'tied', 'B'],
    ['7', 'more', 'B'],
    ['2', 'less', 'B'],
    ['2', 'tied', 'B'],
    ['2', 'more', 'C'],
  ] as const)('a %s with %s strike points: column %s', (card, state, column) => {
    const now = situation({
      card: { K: 'S13', 7: 'S7', 2: 'S2' }[card],
      units: { 'town-muskets': {}, 'free-muskets': {} },
      scenario: {
        less: { opfor: 0, player: 1 },
        tied: { opfor: 1, player: 1 },
        more: { opfor: 1, player: 0 },
      }[state],
    })
    const about = { id: 'town-muskets' }
    expect(chart1.read(new Table(now), bandOf(now.card), stateOf(now.scenario), about)).toBe(column)
  })

  test('strike points are bad: fewer than yours means less, and the OPFOR pushes', () => {
    expect(stateOf({ opfor: 1, player: 3 })).toBe('less')
    expect(chart1.cells['5-10'].less).toBe('A')
  })
})

describe('Chart 2', () => {
  const ids = (column: readonly { readonly id: string }[]): string => column.map(({ id }) => id).join(' ')

  test.each([
    ['A', 'shoot12 grapple charge aggressive fight reload rally repair'],
    ['B', 'shoot20 charge reload tactical fight rally repair'],
    ['C', 'shoot retreat repair rally reload fight'],
    ['command', 'rally reload repair shoot fight tactical'],
  ] as const)('column %s as printed', (name, column) => {
    expect(ids(printed[name])).toBe(column)
  })

  test.each([
    ['A', 'grapple charge aggressive shoot12 fight reload rally repair'],
    ['B', 'charge reload tactical shoot20 fight rally repair'],
    ['C', 'retreat shoot repair rally reload fight'],
    ['command', 'rally reload repair fight tactical shoot'],
  ] as const)('column %s as an aggressive unit walks it', (name, column) => {
    expect(ids(behindMoves[name])).toBe(column)
  })

  test('an aggressive unit does nothing else than others, only in another order', () => {
    for (const name of ['A', 'B', 'C', 'command'] as const)
      for (const other of [behindMoves, atTheEnd])
        expect(other[name].map(({ id }) => id).toSorted()).toEqual(
          printed[name].map(({ id }) => id).toSorted(),
        )
  })
})

describe('the ship table', () => {
  test.each([
    ['11-13', 'close close broadside'],
    ['5-10', 'broadside broadside away'],
    ['1-4', 'broadside away away'],
  ] as const)('%s with less, tied and more strike points: %s', (band, row) => {
    expect((['less', 'tied', 'more'] as const).map((state) => shipTable.cells[band][state]).join(' ')).toBe(
      row,
    )
  })
})

test('the standard settings are the land battle without a map', () => {
  const standard = resolveSettings(bloodAndPlunder)
  expect(standard.ok && standard.value.options).toMatchObject({
    battle: 'land',
    way: 'asked',
    fortune: false,
  })
})
