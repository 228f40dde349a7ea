import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bag, bagOf, countsOf, without, withoutAll, withToken, withTokens } from './bag.ts'

const tokens = fc.array(fc.constantFrom('a', 'B', 'b', 'c', 'é'))

test('a bag is in canonical order, by code units', () => {
  expect(bag(['b', 'é', 'a', 'B', 'a'])).toEqual(['B', 'a', 'a', 'b', 'é'])
})

test('a bag by kind and count', () => {
  expect(bagOf({ raid: 2, lull: 1, march: 0 })).toEqual(['lull', 'raid', 'raid'])
})

test('each kind with its count, in canonical order', () => {
  expect(countsOf(bagOf({ raid: 2, lull: 1 }))).toEqual([
    ['lull', 1],
    ['raid', 2],
  ])
})

test('however tokens came into a bag, it is the same bag', () => {
  fc.assert(
    fc.property(tokens, tokens, (some, more) => {
      expect(withTokens(bag(some), more)).toEqual(bag([...some, ...more]))
    }),
  )
})

test('a token that is put in and taken out leaves the bag as it was', () => {
  fc.assert(
    fc.property(tokens, fc.constantFrom('a', 'B', 'z'), (some, one) => {
      expect(without(withToken(bag(some), one), one)).toEqual(bag(some))
    }),
  )
})

test('what a bag does not hold cannot be taken out', () => {
  expect(without(['a', 'b'], 'c')).toBeUndefined()
  expect(without(['a'], 'a')).toEqual([])
  expect(withoutAll(['a', 'a', 'b'], ['a', 'c', 'b'])).toEqual(['a'])
})

test('no bag is changed in place', () => {
  const held = Object.freeze(['a', 'b'])
  bag(held)
  withTokens(held, ['a'])
  withoutAll(held, ['a'])
  expect(held).toEqual(['a', 'b'])
})
