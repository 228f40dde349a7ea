import { answer, explained, offered } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { duel, typed } from './testing/matches.ts'

/** A unit stands on F06 of a map that is switched, and cannot stay there. */
function moving(wishes: Parameters<typeof duel>[1] = {}, enemy = false) {
  const match = duel('5', wishes)
  answer(match, ...typed('german-05', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
  answer(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F06'])
  if (enemy) {
    answer(match, ...typed('soviet-05', 'units', '0', ['units', 'place']), ['units', ['soviet Rifle 01']])
    answer(match, ['placeUnits', ['soviet Rifle 01']], ['place', '1-H06'], ...typed('german-06', 'vp'))
  }
  answer(match, ...typed('soviet-06', 'special', '0', ['switchMap']), ['switch', '1'], ['switchTo', '5'])
  return answer(match, ['cannotStay', ['german Rifle 01']])
}

describe('the nearest hex that can hold a counter', () => {
  test('is asked for among the nearest, and there is always an answer', () => {
    const match = moving()
    expect(offered(match)).toEqual(['5-F05', '5-G05', '5-E06', '5-G06', '5-F07', '5-G07', 'farther'])
  })

  test('in the middle of a lake lies farther away', () => {
    const match = answer(moving(), ['nearest.tie', 'farther'])
    expect(offered(match)).toHaveLength(13)
    expect(offered(match)).not.toContain('5-G06')
    answer(match, ['nearest.tie', 'farther'], ['nearest.tie', '5-I06'])
    expect(match.situation.units['german Rifle 01']?.at).toBe('5-I06')
  })

  test('at the far end of the water, too: the last answer is a hex', () => {
    const match = moving()
    let asked = 0
    while (match.question?.id === 'conflict-of-heroes.nearest.tie' && offered(match).includes('farther')) {
      answer(match, ['nearest.tie', 'farther'])
      asked += 1
    }
    expect(asked).toBeGreaterThan(5)
    expect(match.question?.id).toBe('coh.play')
  })

  test('is explained by few names: the nearest, and the five that come next', () => {
    const match = answer(moving(), ['nearest.tie', '5-G06'])
    const told = explained(match, 'nearest')
    const hexes = new Set(told.match(/\b[A-M]\d\d\b/g))
    expect(hexes.size).toBeLessThanOrEqual(6 + 5)
  })

  test('is explained without numbers, which the booklet has not, and names what lies farther away as that', () => {
    const told = explained(answer(moving(), ['nearest.tie', '5-G06']), 'nearest')
    expect(told).not.toMatch(/^\s*\d\./m)
    expect(told).toContain('G07 and a hex farther away, where none of these can hold it')
  })

  test('eligibleHex: beside an enemy too, or only where it might be placed', () => {
    const by = (how: string) => offered(moving({ rulings: { 'conflict-of-heroes.eligibleHex': how } }, true))
    expect(by('holds')).toContain('5-G06')
    expect(by('placing')).not.toContain('5-G06')
  })
})
