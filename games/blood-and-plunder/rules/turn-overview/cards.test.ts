import { format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { eventCards, rowsOfCards, wholeDeck } from './cards.ts'
import { matchOn } from '../../testing/field.ts'

test('a card is looked for by its suit, from the ace to the king; only the events stand outside', () => {
  expect(rowsOfCards.map(({ name }) => format(name))).toEqual(['Spades', 'Hearts', 'Diamonds', 'Clubs'])
  for (const { kinds } of rowsOfCards)
    expect(kinds.map(({ brief }) => format(brief)).join(' ')).toBe('A 2 3 4 5 6 7 8 9 10 J Q K')
  const inRows = rowsOfCards.flatMap(({ kinds }) => kinds.map(({ id }) => id))
  expect(wholeDeck.filter((card) => !inRows.includes(card))).toEqual(eventCards)
})

test('the question for the top card says so of itself', () => {
  const { question } = matchOn({
    units: { 'garrison-line': {}, boarders: {} },
    options: { deck: 'real' },
    change: { card: '', next: [] },
  })
  expect(question).toMatchObject({ id: 'blood-and-plunder.draw', rows: rowsOfCards })
})
