import { expect, test } from 'vitest'
import { cardsLeft, discarded, drawnFrom, laidOnTop, nextOf, type Pile, pile, reshuffled } from './pile.ts'

const fresh = pile(['lull', 'raid', 'raid'])

test('a fresh pile knows nothing of its top', () => {
  expect(fresh).toEqual({ top: [], rest: ['lull', 'raid', 'raid'], discard: [] })
  expect(nextOf(fresh)).toEqual(['lull', 'raid', 'raid'])
  expect(cardsLeft(fresh)).toBe(3)
})

test('what comes out of an unknown pile leaves the rest', () => {
  expect(drawnFrom(fresh, 'raid')).toEqual({ top: [], rest: ['lull', 'raid'], discard: [] })
})

test('a card laid on top is the only one that may come out next', () => {
  const known = laidOnTop(laidOnTop(fresh, 'march'), 'lull')
  expect(known.top).toEqual(['lull', 'march'])
  expect(nextOf(known)).toEqual(['lull'])
  expect(cardsLeft(known)).toBe(5)
  expect(drawnFrom(known, 'lull')).toEqual({ ...known, top: ['march'] })
})

test('the discard is shuffled back into the rest, the known top stays', () => {
  const used: Pile = discarded(discarded(laidOnTop(pile(['raid']), 'march'), 'raid'), 'lull')
  expect(used.discard).toEqual(['lull', 'raid'])
  expect(reshuffled(used)).toEqual({ top: ['march'], rest: ['lull', 'raid', 'raid'], discard: [] })
})
