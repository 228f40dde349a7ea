import { expect, test } from 'vitest'
import { assignKeys } from './token-keys.ts'

const { seen: start, keys } = assignKeys(
  [],
  [
    { place: 'WE.1.1', token: 'bot army-1' },
    { place: 'row-1', token: 'bot navy-2' },
    { place: 'row-2', token: 'bot army-1' },
    { place: 'row-3', token: 'elite-navy' },
  ],
  0,
)

const keyOf = (seen: typeof start, place: string) => seen.find((each) => each.place === place)?.key

test('a token that stays keeps its key', () => {
  expect(assignKeys(start, start, keys)).toEqual({ seen: start, keys })
})

test('a placed token and the tokens that close up keep their keys, and a drawn one gets a new key', () => {
  const next = assignKeys(
    start,
    [
      { place: 'WE.1.1', token: 'bot army-1' },
      { place: 'PO.1.1', token: 'bot navy-2' },
      { place: 'row-1', token: 'bot army-1' },
      { place: 'row-2', token: 'elite-navy' },
      { place: 'row-3', token: 'bot navy-2' },
    ],
    keys,
  )
  expect(keyOf(next.seen, 'WE.1.1')).toBe(keyOf(start, 'WE.1.1'))
  expect(keyOf(next.seen, 'PO.1.1')).toBe(keyOf(start, 'row-1'))
  expect(keyOf(next.seen, 'row-1')).toBe(keyOf(start, 'row-2'))
  expect(keyOf(next.seen, 'row-2')).toBe(keyOf(start, 'row-3'))
  expect(keyOf(next.seen, 'row-3')).toBe(keys)
  expect(next.keys).toBe(keys + 1)
})

test('the key of a removed token is not reused', () => {
  const next = assignKeys(start, [{ place: 'row-1', token: 'elite-navy' }], keys)
  expect(next.seen).toEqual([{ place: 'row-1', token: 'elite-navy', key: keyOf(start, 'row-3') }])
})
