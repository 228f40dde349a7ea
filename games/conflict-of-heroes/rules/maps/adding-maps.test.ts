import { answer } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { duel, typed } from '../../testing/matches.ts'
import { toldBy } from '../../testing/told-by.ts'

test('a map lies the same way round as the first, whichever way others lie', () => {
  const match = duel('5')
  answer(match, ...typed('german-05', 'special', '0', ['addMap']), ['addMap', '2'], ['join', '1-18-turned'])
  const told = toldBy(
    match,
    ...typed('soviet-05', 'special', '0', ['addMap']),
    ['addMap', '3'],
    ['join', '1-02'],
  )
  expect(told.join()).toContain('Lay map 3 the same way round as map 1: ')
})
