import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestValue, digestText } from './digest.ts'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversed(item)]),
  )
}

test('a digest is eight hexadecimal digits, and the same for ever', () => {
  const some = [0, 1, '1', true, [], {}, [1, 2], { a: 1, b: [2, 'x'] }, JSON.parse('null'), 'é']
  expect(some.map(digestValue)).toMatchInlineSnapshot(`
    [
      "826902eb",
      "23bec80b",
      "826902eb",
      "e3ad3494",
      "00000007",
      "7e6b2031",
      "f8bf5121",
      "5eb231f5",
      "562e86a0",
      "d86bcfe0",
    ]
  `)
})

test('the order of keys does not matter, nor a key without a value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(digestValue(reversed(value))).toBe(digestValue(value))
      expect(digestValue(value)).toMatch(/^[0-9a-f]{8}$/)
    }),
  )
  expect(digestValue({ a: 1, b: undefined })).toBe(digestValue({ a: 1 }))
})

test('data that was written as JSON and read again has the same digest', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(digestValue(JSON.parse(JSON.stringify(value)))).toBe(digestValue(value))
    }),
  )
})

test('small differences give another digest', () => {
  const all = [
    [1, 2],
    [2, 1],
    [1, 2, 0],
    [[1], 2],
    [1, [2]],
    ['1', 2],
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    { a: 1, b: '2' },
    { a: { b: 2 } },
    { ab: 2 },
    { a: 'b2' },
    [true],
    ['true'],
    [false],
    [undefined],
    [[]],
    [{}],
    [],
    {},
    '',
  ]
  expect(new Set(all.map(digestValue)).size).toBe(all.length)
})

test('among many situations hardly two share a digest', () => {
  const digests = Array.from({ length: 20_000 }, (_, at) =>
    digestValue({ turn: at % 100, towers: [at, { at }] }),
  )
  expect(new Set(digests).size).toBeGreaterThan(19_990)
})

test('a text has a digest of sixteen digits, the same for ever', () => {
  expect(['', 'a', 'The raider moves.'].map(digestText)).toEqual([
    '8f1fae4132c7573c',
    '93d9aede0ac9ed18',
    '9b712e1a3ea5dd54',
  ])
  expect(new Set(['ab', 'ba', 'a', 'b', 'aa'].map(digestText)).size).toBe(5)
})
