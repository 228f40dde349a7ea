import { expect, test } from 'vitest'
import { type Layout, piecesOf, placesOf } from './layout.ts'
import { message } from '../messages/message.ts'

function named(id: string) {
  return { id, name: message(id, id) }
}

const layout: Layout = {
  lying: [
    { piece: named('wood'), at: named('store'), count: 3 },
    { piece: named('wood'), at: named('yard'), count: 1 },
    { piece: named('stone'), at: named('yard'), count: 2 },
  ],
  rows: [
    { at: named('queue'), pieces: [named('stone'), named('iron')] },
    { at: named('ditch'), pieces: [] },
  ],
  counters: [],
  places: [named('store'), named('attic')],
}

test('each kind of piece is listed once, wherever it lies', () => {
  expect(piecesOf(layout).map(({ id }) => id)).toEqual(['wood', 'stone', 'iron'])
})

test('each place is listed once, an empty row and an empty place too', () => {
  expect(placesOf(layout).map(({ id }) => id)).toEqual(['store', 'attic', 'yard', 'queue', 'ditch'])
})
