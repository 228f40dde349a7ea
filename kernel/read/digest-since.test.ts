import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digestChanges } from './digest.ts'
import { message } from '../messages/message.ts'

const start = {
  turn: 1,
  ended: '',
  units: [
    { id: 'a', models: 8 },
    { id: 'b', models: 6 },
  ],
  bag: ['x', 'y'],
}
const moved = {
  ...start,
  turn: 2,
  units: [
    { id: 'a', models: 7 },
    { id: 'b', models: 6 },
  ],
  bag: ['y'],
}
const nothing = '00000000'

test('what is as it was at the start counts for nothing', () => {
  expect(digestChanges(start, start)).toBe(nothing)
  expect(digestChanges(start, structuredClone(start))).toBe(nothing)
})

describe('a field that a later version adds changes no digest', () => {
  const added = <T extends object>(to: T) => ({ ...to, weather: 'clear', log: [{ wind: 3 }] })

  test('while it is as it was at the start', () => {
    expect(digestChanges(added(start), added(moved))).toBe(digestChanges(start, moved))
  })

  test('in each of a list', () => {
    const each = (now: typeof start) => ({ ...now, units: now.units.map((unit) => ({ ...unit, fear: 5 })) })
    expect(digestChanges(each(start), each(moved))).toBe(digestChanges(start, moved))
  })

  test('in a record that came later, while it says nothing', () => {
    const later = { ...moved, plays: [{ card: 3 }] }
    const more = { ...moved, plays: [{ card: 3, used: false, by: '', caps: 0, gone: undefined }] }
    expect(digestChanges(start, more)).toBe(digestChanges(start, later))
  })

  test('but one that is used does', () => {
    expect(digestChanges(added(start), { ...added(moved), weather: 'storm' })).not.toBe(
      digestChanges(added(start), added(moved)),
    )
  })
})

test('how a thing is called does not matter', () => {
  const named = (text: string) => ({ ...moved, name: message('tower', text, { of: text }) })
  expect(digestChanges(start, named('the tower'))).toBe(digestChanges(start, named('the keep')))
})

describe('everything else does:', () => {
  test.each([
    ['a number', { turn: 3 }],
    ['a number that is back at nothing', { turn: 0 }],
    ['a text', { ended: 'lost' }],
    [
      'a number in a list',
      {
        units: [
          { id: 'a', models: 6 },
          { id: 'b', models: 6 },
        ],
      },
    ],
    [
      'the place in a list',
      {
        units: [
          { id: 'b', models: 6 },
          { id: 'a', models: 7 },
        ],
      },
    ],
    ['the length of a list', { bag: [] }],
    ['a field that is gone', { turn: undefined }],
    ['a list in the place of a text', { ended: ['lost'] }],
    ['a record in the place of a list', { bag: { x: 1 } }],
  ])('%s', (_, change) => {
    expect(digestChanges(start, { ...moved, ...change })).not.toBe(digestChanges(start, moved))
  })

  test('two situations that differ by more than words and new fields have two digests', () => {
    const value = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom('x', 'y'), fc.constant([1]))
    const record = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { minKeys: 1 })
    fc.assert(
      fc.property(record, record, record, (from, one, other) => {
        const same = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
        expect(digestChanges(from, one) === digestChanges(from, other)).toBe(same)
      }),
    )
  })
})

function sorted(record: object): unknown {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
