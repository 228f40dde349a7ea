import { format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { defenseHexes } from './defense-counters.ts'
import { duel, solo, typed } from '../../testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 3.7.3, next to what nothing is placed:', () => {
  const marked = (how: string) => {
    const match = duel('5', by('besideMarkers', how))
    playAnswers(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    playAnswers(match, ...typed('soviet-05', 'special', '0', ['defense']), ['defense', 1])
    playAnswers(match, ['drawDefense', ['wire']], ['sideUp', 'wire'])
    return optionIds(match)
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
      playAnswers(match, ...typed('german-05', 'units', '0', ['units']), ['units', ['german Rifle 01']])
      playAnswers(match, ['play', 'soviet-03-bottom'], ...typed('german-14', 'special'))
      playAnswers(match, ['hideUnit', 'soviet Rifle 05'])
      for (const hex of ['1-F06', '1-F10', '1-F14']) playAnswers(match, ['rumorHex', hex])
      playAnswers(match, ...typed('soviet-06', 'vp'), ...typed('german-06', 'special', '0', ['place']))
      playAnswers(match, ['placeUnits', ['german Rifle 01']])
      return optionIds(match)
    }
    expect(hexes('free')).toEqual(expect.arrayContaining(['1-F06', '1-F07']))
    expect(hexes('apart')).not.toContain('1-F06')
    expect(hexes('apart')).not.toContain('1-F07')
  })
})

test('the counter of a question has its article', () => {
  const match = duel('5')
  playAnswers(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', 1])
  playAnswers(match, ['drawDefense', ['mine']], ['sideUp', 'mine'])
  expect(match.question && format(match.question.text)).toBe('Where do you place the Mine counter?')
})

describe('G 3.7.3: next to Control Markers', () => {
  const hexes = (reading: string, side: 'german' | 'soviet'): readonly string[] => {
    const { situation } = duel('5', by('besideMarkers', reading))
    const markers = ['1-D05', '1-H11'].map((at) => ({ kind: 'marker', side: 'german', at }) as const)
    return defenseHexes({ ...situation, markers }, side)
  }

  test('of the enemy no Defense Counter is placed, beside any of them', () => {
    const free = hexes('enemy', 'soviet')
    for (const hex of ['1-D05', '1-D06', '1-H11', '1-H10']) expect(free).not.toContain(hex)
    expect(free).toContain('1-F08')
  })

  test("of one's own it is, or is not by the other reading (besideMarkers)", () => {
    expect(hexes('enemy', 'german')).toContain('1-D06')
    const free = hexes('any', 'german')
    for (const hex of ['1-D06', '1-H10']) expect(free).not.toContain(hex)
    expect(free).toContain('1-F08')
  })
})

describe('G 3.7.3: a Defense Counter that is placed', () => {
  const placed = () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', 1])
    return playAnswers(match, ['drawDefense', ['wire']], ['sideUp', 'wire'])
  }

  test('is told with its hex, and lies in the cup no more', () => {
    const match = placed()
    const wires = () => match.situation.cup.filter((kind) => kind === 'wire').length
    const before = wires()
    const from = match.log.length
    playAnswers(match, ['defenseHex', '1-D05'])
    expect(logTexts(match, from)[0]).toBe('Place the Wire counter on D05.')
    expect(wires()).toBe(before - 1)
  })
})
