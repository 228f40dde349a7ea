import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { standing } from '../../testing/corrected.ts'
import { atOnce, byForms } from '../../testing/by-forms.ts'
import { duel, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

describe('G 3.8.1, which map is taken away:', () => {
  test('in few questions it is not asked where one map is in play', () => {
    const match = playAnswers(byForms(), atOnce('german-05-special', ['switchMap']))
    expect(standing(match)).toBe('switchTo')
    expect(loggedByAnswers(match, ['switchTo', '3'])).toContain(
      'Lay map 3 in the place of map 1; counters go to the hex with the same number.',
    )
    expect(match.situation.maps).toMatchObject([{ map: 3 }])
  })

  test('it is asked where two are in play', () => {
    const match = playAnswers(byForms(), atOnce('german-05-special', ['addMap']))
    playAnswers(match, ['mapAndJoin', { map: '3', join: '1-18' }], atOnce('soviet-05-special', ['switchMap']))
    expect(standing(match)).toBe('switch')
    expect(optionIds(match)).toEqual(['1', '3'])
  })
})

test('G 3.8.1: only who enters over the map that was switched enters over the new one', () => {
  const match = playAnswers(duel('5'), ...typed('german-05', 'special', '0', ['addMap']))
  playAnswers(match, ['addMap', '3'], ['join', '1-A'], ...typed('soviet-05', 'special', '0', ['switchMap']))
  playAnswers(match, ['switch', '1'], ['switchTo', '2'])
  expect(match.situation.players.map(({ edge }) => edge)).toEqual([
    { map: 3, edge: 'A' },
    { map: 2, edge: 'L' },
  ])
})

test('G 3.8.1: what stands in marked water of the new map is proposed to move, and nothing else', () => {
  const match = duel('5', {}, { opfor: 1, title: '', terrain: { 3: { E09: 'water' } } })
  const rifles = ['german Rifle 01', 'german Rifle 02']
  playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), ['units', rifles])
  playAnswers(match, ['placeUnits', rifles], ['place', '1-E09'], ['place', '1-E07'])
  playAnswers(match, ...typed('soviet-05', 'special', '0', ['switchMap']), ['switch', '1'], ['switchTo', '3'])
  expect(optionIds(match)).toEqual(rifles)
  expect(match.question?.proposal).toMatchObject([{ id: 'german Rifle 01' }])
})
