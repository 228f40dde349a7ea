import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bag,
  bagOf,
  countsOf,
  insertItem,
  replaceAt,
  without,
  withoutAll,
  removeAt,
  withToken,
  withTokens,
} from './bag.ts'
import {
  cardsLeft,
  discardCard,
  drawFromPile,
  putOnTopOfPile,
  possibleNextCards,
  type Pile,
  pile,
  reshufflePile,
} from './pile.ts'

const listAndPlace = fc
  .array(fc.integer(), { minLength: 1 })
  .chain((list) => fc.tuple(fc.constant(Object.freeze(list)), fc.nat({ max: list.length - 1 })))

test('an item is replaced, taken out and put in as by the built-in methods, and never in place', () => {
  fc.assert(
    fc.property(listAndPlace, fc.integer(), ([list, at], item) => {
      expect(replaceAt(list, at, item)).toEqual(list.with(at, item))
      expect(removeAt(list, at)).toEqual(list.toSpliced(at, 1))
      expect(insertItem(list, at, item)).toEqual(list.toSpliced(at, 0, item))
    }),
  )
})

test('an item is put at the end of a list, and into an empty one', () => {
  expect(insertItem(['a', 'b'], 2, 'c')).toEqual(['a', 'b', 'c'])
  expect(insertItem([], 0, 'a')).toEqual(['a'])
})

const fresh = pile(['lull', 'raid', 'raid'])

test('a fresh pile knows nothing of its top', () => {
  expect(fresh).toEqual({ top: [], rest: ['lull', 'raid', 'raid'], discard: [] })
  expect(possibleNextCards(fresh)).toEqual(['lull', 'raid', 'raid'])
  expect(cardsLeft(fresh)).toBe(3)
})

test('what comes out of an unknown pile leaves the rest', () => {
  expect(drawFromPile(fresh, 'raid')).toEqual({ top: [], rest: ['lull', 'raid'], discard: [] })
})

test('a card laid on top is the only one that may come out next', () => {
  const known = putOnTopOfPile(putOnTopOfPile(fresh, 'march'), 'lull')
  expect(known.top).toEqual(['lull', 'march'])
  expect(possibleNextCards(known)).toEqual(['lull'])
  expect(cardsLeft(known)).toBe(5)
  expect(drawFromPile(known, 'lull')).toEqual({ ...known, top: ['march'] })
})

test('the discard is shuffled back into the rest, the known top stays', () => {
  const used: Pile = discardCard(discardCard(putOnTopOfPile(pile(['raid']), 'march'), 'raid'), 'lull')
  expect(used.discard).toEqual(['lull', 'raid'])
  expect(reshufflePile(used)).toEqual({ top: ['march'], rest: ['lull', 'raid', 'raid'], discard: [] })
})

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
