import { say } from '@opfor/kernel'
import { answer, offered } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { duel, solo, typed } from './testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 3.7.3, next to what nothing is placed:', () => {
  /** A Soviet Control Marker lies on I09, and the Soviets place a Defense Counter. */
  const marked = (how: string) => {
    const match = duel('5', by('besideMarkers', how))
    answer(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    answer(match, ...typed('soviet-05', 'special', '0', ['defense']), ['defense', 1])
    answer(match, ['drawDefense', ['wire']], ['sideUp', 'wire'])
    return offered(match)
  }

  test('besideMarkers: a Control Marker of the enemy, or any', () => {
    expect(marked('enemy')).toEqual(expect.arrayContaining(['1-I09', '1-I10']))
    expect(marked('any')).not.toContain('1-I09')
    expect(marked('any')).not.toContain('1-I10')
    expect(marked('any')).toContain('1-I11')
  })

  test('besideRumors: a Rumored Enemy is no unit, or keeps others away like one', () => {
    const hexes = (how: string) => {
      const match = solo({}, by('besideRumors', how))
      answer(match, ...typed('german-05', 'units', '0', ['units']), ['units', ['german Rifle 01']])
      answer(match, ['play', 'soviet-03-bottom'], ...typed('german-14', 'special'))
      answer(match, ['hideUnit', 'soviet Rifle 05'])
      for (const hex of ['1-F06', '1-F10', '1-F14']) answer(match, ['rumorHex', hex])
      answer(match, ...typed('soviet-06', 'vp'), ...typed('german-06', 'special', '0', ['place']))
      answer(match, ['placeUnits', ['german Rifle 01']])
      return offered(match)
    }
    expect(hexes('free')).toEqual(expect.arrayContaining(['1-F06', '1-F07']))
    expect(hexes('apart')).not.toContain('1-F06')
    expect(hexes('apart')).not.toContain('1-F07')
  })
})

test('the counter of a question has its article', () => {
  const match = duel('5')
  answer(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', 1])
  answer(match, ['drawDefense', ['mine']], ['sideUp', 'mine'])
  expect(match.question && say(match.question.text)).toBe('Where do you place the Mine counter?')
})
