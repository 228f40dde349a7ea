import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertedAt, replaced, withoutAt } from './replaced.ts'

const listAndPlace = fc
  .array(fc.integer(), { minLength: 1 })
  .chain((list) => fc.tuple(fc.constant(Object.freeze(list)), fc.nat({ max: list.length - 1 })))

test('an item is replaced, taken out and put in as by the built-in methods, and never in place', () => {
  fc.assert(
    fc.property(listAndPlace, fc.integer(), ([list, at], item) => {
      expect(replaced(list, at, item)).toEqual(list.with(at, item))
      expect(withoutAt(list, at)).toEqual(list.toSpliced(at, 1))
      expect(insertedAt(list, at, item)).toEqual(list.toSpliced(at, 0, item))
    }),
  )
})

test('an item is put at the end of a list, and into an empty one', () => {
  expect(insertedAt(['a', 'b'], 2, 'c')).toEqual(['a', 'b', 'c'])
  expect(insertedAt([], 0, 'a')).toEqual(['a'])
})
