import { describe, expect, test } from 'vitest'
import { corrected, type GameModule } from './game-module.ts'
import { bad, good } from '../read/json.ts'
import type { Edit, Layout } from '../pieces/layout.ts'
import { message } from '../say/message.ts'
import { smallGame } from '../small-game/index.ts'

/** Pieces in places: `box` takes any number, every other place one piece. */
type Places = Readonly<Record<string, string>>

const named = (id: string) => ({ id, name: message(id, id) })

const board: GameModule<Places> = {
  ...(smallGame as unknown as GameModule<Places>),
  layout: (places): Layout => ({
    lying: Object.entries(places).map(([piece, at]) => ({ piece: named(piece), at: named(at), count: 1 })),
    rows: [],
    counters: [],
    places: [],
  }),
  correct: (places, edit) => {
    if (!('move' in edit)) return bad('Nothing can be set.')
    if (places[edit.move] !== edit.from) return bad(`${edit.move} is not at ${edit.from}.`)
    const taken = edit.to !== 'box' && Object.values(places).includes(edit.to)
    return taken ? bad(`${edit.to} is taken.`) : good({ ...places, [edit.move]: edit.to })
  },
}

const move = (piece: string, from: string, to: string): Edit => ({ move: piece, from, to, count: 1 })
const after = (places: Places, ...edits: readonly Edit[]) => corrected(board, places, edits)

describe('a whole correction', () => {
  test('is done in the order in which it is given', () => {
    expect(after({ a: '1' }, move('a', '1', '2'), move('a', '2', '3'))).toEqual(good({ a: '3' }))
  })

  test('without steps changes nothing', () => {
    expect(after({ a: '1' })).toEqual(good({ a: '1' }))
  })

  test('what cannot be done yet is done later', () => {
    expect(after({ a: '1', b: '2' }, move('a', '1', '2'), move('b', '2', '3'))).toEqual(
      good({ a: '2', b: '3' }),
    )
  })

  test('pieces that change places go by way of a place that takes them', () => {
    const swap = [move('a', '1', '2'), move('b', '2', '1')]
    expect(after({ a: '1', b: '2', c: 'box' }, ...swap)).toEqual(good({ a: '2', b: '1', c: 'box' }))
  })

  test('so do three in a circle, and two circles', () => {
    const round = [move('a', '1', '2'), move('b', '2', '3'), move('c', '3', '1')]
    const swap = [move('d', '4', '5'), move('e', '5', '4')]
    const from = { a: '1', b: '2', c: '3', d: '4', e: '5', f: 'box' }
    expect(after(from, ...round, ...swap)).toEqual(good({ a: '2', b: '3', c: '1', d: '5', e: '4', f: 'box' }))
  })

  test('that place may be empty', () => {
    const open = {
      ...board,
      layout: (places: Places) => ({ ...board.layout(places), places: [named('box')] }),
    }
    const swap = [move('a', '1', '2'), move('b', '2', '1')]
    expect(corrected(open, { a: '1', b: '2' }, swap)).toEqual(good({ a: '2', b: '1' }))
  })

  test('is rejected if no place takes them', () => {
    expect(after({ a: '1', b: '2' }, move('a', '1', '2'), move('b', '2', '1'))).toEqual(bad('2 is taken.'))
  })

  test('is rejected if a place stays taken, with the first problem', () => {
    expect(after({ a: '1', b: '2', c: 'box' }, move('a', '1', '2'))).toEqual(bad('2 is taken.'))
    expect(after({ a: '1', b: '2', c: 'box' }, move('a', '1', '2'), move('c', '7', '8'))).toEqual(
      bad('2 is taken.'),
    )
  })

  test('is rejected if a piece is not there, though others wait for its place', () => {
    const edits = [move('a', '1', '2'), move('b', '3', '1'), move('x', '2', '1')]
    expect(after({ a: '1', b: '2', c: 'box' }, ...edits)).toEqual(bad('2 is taken.'))
  })

  test('is rejected if something cannot be set at all', () => {
    expect(after({ a: '1' }, { set: 'a', to: 1 })).toEqual(bad('Nothing can be set.'))
  })
})
