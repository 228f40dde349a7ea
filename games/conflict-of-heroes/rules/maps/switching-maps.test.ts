import { answer, offered } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { standing } from '../../testing/corrected.ts'
import { duel, typed } from '../../testing/matches.ts'

describe('G 3.8.1, a hex that two maps share:', () => {
  /** A Rifle stands where maps 1 and 3 meet, in a hex with a label of map 1; then map 3 is switched. */
  const shared = () => {
    const match = duel('4')
    answer(match, ...typed('german-10', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
    answer(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F19'])
    answer(match, ...typed('soviet-10', 'special', '0', ['switchMap']), ['switch', '3'])
    return answer(match, ['switchTo', '5'])
  }

  test('what stands there may be in water of the new map', () => {
    const match = shared()
    expect(standing(match)).toBe('cannotStay')
    expect(offered(match)).toEqual(['german Rifle 01'])
    answer(match, ['cannotStay', ['german Rifle 01']], ['nearest.tie', '1-F18'])
    expect(match.situation.units['german Rifle 01']?.at).toBe('1-F18')
  })
})

test('G 3.8.1: counters on a map with two digits keep their number too', () => {
  const match = duel('5', {}, { opfor: 1, title: '', maps: [10] })
  answer(match, ...typed('german-05', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
  answer(match, ['placeUnits', ['german Rifle 01']], ['place', '1-E09'])
  answer(match, ...typed('soviet-05', 'special', '0', ['switchMap']), ['switch', '1'], ['switchTo', '10'])
  answer(match, ['cannotStay', []])
  expect(match.situation.units['german Rifle 01']?.at).toBe('10-E09')
  answer(match, ...typed('german-07', 'special', '0', ['switchMap']), ['switch', '10'], ['switchTo', '3'])
  expect(match.situation.units['german Rifle 01']?.at).toBe('3-E09')
})
