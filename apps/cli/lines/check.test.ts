import { message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { checkLines } from './option-lines.ts'

const named = (id: string, name = id) => ({ id, name: message(name, name) })
const [board, table, unit] = [named('the board'), named('the table'), named('Lancers')]

test('a spot check lists places, orders and counters by name', () => {
  const lines = checkLines({
    lying: [
      { piece: named('your Heron'), at: named('b1'), count: 1, part: board.name },
      { piece: named('your Adder'), at: named('the board, g1'), count: 1, part: board.name },
      { piece: named('a Lancer'), at: table, count: 6, part: unit.name },
      { piece: named('a Musket'), at: table, count: 2, part: message('Muskets', 'Muskets') },
      { piece: named('spy'), at: named('the box'), count: 3, unused: true },
    ],
    rows: [
      { at: named('row', "the bot's row"), pieces: [named('army 2'), named('army 1'), named('army 2')] },
      { at: named('the events'), pieces: [] },
    ],
    places: [],
    counters: [
      { ...named('turn', 'the turn'), value: 2 },
      {
        ...named('fatigue', 'the Fatigue of Lancers'),
        shortName: message('f', 'Fatigue'),
        of: unit,
        value: 1,
      },
      {
        ...named('card', 'the card of Lancers'),
        of: unit,
        shortName: message('c', 'card'),
        value: 'C6',
        allowedValues: [{ value: 'C6', text: message('six', '6 of Clubs') }],
      },
      { ...named('kept'), value: 1, note: true },
      { ...named('inner'), value: 1, isNested: true },
    ],
  })
  expect(lines).toEqual([
    '   1  The board: 2 pieces (your Heron and your Adder).',
    '   2  Lancers: 6 pieces (6 × a Lancer).',
    '   3  Muskets: 2 pieces (2 × a Musket).',
    "   4  The bot's row, in this order: army 2, army 1 and army 2.",
    '   5  The events: 0 pieces.',
    '   6  Lancers: Fatigue 1 and card 6 of Clubs.',
    '   7  The turn: 2.',
  ])
})
