import { headlineText, message, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'

const pieces = [message('a', 'Church'), message('b', 'Pond')]

test('a line that ends in a list is a heading and its things', () => {
  const line = message('terrain', 'Terrain: {pieces}.', { pieces })
  expect(listOf(line, format)).toEqual({ heading: 'Terrain', things: ['Church', 'Pond'] })
})

test('another line stays as it is', () => {
  expect(listOf(message('one', 'Terrain: {pieces}.', { pieces: pieces.slice(0, 1) }), format)).toBeUndefined()
  expect(
    listOf(message('within', 'Lay {pieces} in the row, in this order.', { pieces }), format),
  ).toBeUndefined()
  const rolled = { id: 'rolled', ...headlineText('By 2d6: {pieces}.') }
  expect(listOf({ ...rolled, params: { pieces } }, format)).toBeUndefined()
  expect(listOf(message('none', 'Shuffle your deck.'), format)).toBeUndefined()
})
