import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { standing } from '../../testing/corrected.ts'
import { duel, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

test('a map lies the same way round as the first, whichever way others lie', () => {
  const match = duel('5')
  playAnswers(
    match,
    ...typed('german-05', 'special', '0', ['addMap']),
    ['addMap', '2'],
    ['join', '1-18-turned'],
  )
  const told = loggedByAnswers(
    match,
    ...typed('soviet-05', 'special', '0', ['addMap']),
    ['addMap', '3'],
    ['join', '1-02'],
  )
  expect(told.join()).toContain('Lay map 3 the same way round as map 1: ')
})

describe('G 3.8.1, a hex that two maps share:', () => {
  const shared = () => {
    const match = duel('4')
    playAnswers(match, ...typed('german-10', 'units', '0', ['units', 'place']), [
      'units',
      ['german Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F19'])
    playAnswers(match, ...typed('soviet-10', 'special', '0', ['switchMap']), ['switch', '3'])
    return playAnswers(match, ['switchTo', '5'])
  }

  test('what stands there may be in water of the new map', () => {
    const match = shared()
    expect(standing(match)).toBe('cannotStay')
    expect(optionIds(match)).toEqual(['german Rifle 01'])
    playAnswers(match, ['cannotStay', ['german Rifle 01']], ['nearest.tie', '1-F18'])
    expect(match.situation.units['german Rifle 01']?.at).toBe('1-F18')
  })
})

test('G 3.8.1: counters on a map with two digits keep their number too', () => {
  const match = duel('5', {}, { opfor: 1, title: '', maps: [10] })
  playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
  playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '1-E09'])
  playAnswers(
    match,
    ...typed('soviet-05', 'special', '0', ['switchMap']),
    ['switch', '1'],
    ['switchTo', '10'],
  )
  playAnswers(match, ['cannotStay', []])
  expect(match.situation.units['german Rifle 01']?.at).toBe('10-E09')
  playAnswers(
    match,
    ...typed('german-07', 'special', '0', ['switchMap']),
    ['switch', '10'],
    ['switchTo', '3'],
  )
  expect(match.situation.units['german Rifle 01']?.at).toBe('3-E09')
})
