import { format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import { distance } from '../../table/maps/maps.ts'
import { mayPlace } from '../placing/placing-units.ts'
import { partOf } from '../../shown/corrections/places.ts'
import { isHex, playerOf } from '../../table/situation.ts'
import { duel, firefight, typed, wins } from '../../testing/matches.ts'

function joined(join: string) {
  const match = duel('5')
  return playAnswers(
    match,
    ...typed('german-05', 'special', '0', ['addMap']),
    ['addMap', '4'],
    ['join', join],
  )
}

describe('G 3.8: a map may be joined turned round', () => {
  test('each choice names both edges that touch', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'special', '0', ['addMap']), ['addMap', '4'])
    const named = (id: string) => {
      const option = match.question?.options?.find((each) => each.id === id)
      return option && format(option.name)
    }
    expect(named('1-18')).toBe('map 1, short edge A18 to L18, to map 4, short edge A02 to L02')
    expect(named('1-18-turned')).toBe('map 1, short edge A18 to L18, to map 4, short edge A18 to L18')
    expect(optionIds(match)).toHaveLength(8)
  })

  test('it is told, and the briefing has it', () => {
    const told = 'map 4, long edge L02 to L18, touches map 1, long edge L02 to L18.'
    const match = joined('1-L-turned')
    expect(logTexts(match)).toContain(`Lay map 4 rotated 180°: ${told}`)
    const lines = briefing(match.situation).parts.flatMap((part) => part.lines.map((each) => format(each)))
    expect(lines).toContain(`Map 4, rotated 180°: ${told}`)
    const straight = briefing(joined('1-18').situation).parts.flatMap(({ lines: all }) =>
      all.map((each) => format(each)),
    )
    expect(straight).toContain('Map 4: map 4, short edge A02 to L02, touches map 1, short edge A18 to L18.')
  })

  test('units enter from its far edge, whichever that is', () => {
    expect(playerOf(joined('1-A').situation, 'german').edge).toEqual({ map: 4, edge: 'A' })
    expect(playerOf(joined('1-A-turned').situation, 'german').edge).toEqual({ map: 4, edge: 'L' })
  })

  test('hexes across the join are counted as they lie', () => {
    const { maps } = joined('1-L-turned').situation
    expect(distance(maps, '1-L02', '4-L18')).toBe(1)
    expect(distance(maps, '1-L02', '4-L02')).toBe(16)
    const { maps: straight } = joined('1-L').situation
    expect(distance(straight, '1-L02', '4-A02')).toBe(1)
  })

  test('a map that is switched lies the way the old one lay', () => {
    const match = joined('1-L-turned')
    playAnswers(
      match,
      ...typed('soviet-05', 'special', '0', ['switchMap']),
      ['switch', '4'],
      ['switchTo', '5'],
    )
    expect(match.situation.maps[1]).toEqual({ map: 5, x: 0, y: 1, turned: true })
  })
})

describe('maps beyond five', () => {
  const begun = (pack: Parameters<typeof duel>[2]) => {
    const match = firefight({ guideline: '5', cards: 'real', pack })
    return playAnswers(match, ['variant', 'no'], ...wins, ['side', 'german'])
  }

  test('are offered to an owner whose pack names them', () => {
    const match = begun({ opfor: 1, title: 'mine', maps: [6, 8] })
    expect(optionIds(match)).toEqual(['1', '2', '3', '4', '5', '6', '8'])
    playAnswers(match, ['map', '8'], ['edge', '8-A'])
    expect(match.situation.maps).toEqual([{ map: 8, x: 0, y: 0 }])
  })

  test('the last of them is map 10, and its hexes hold units', () => {
    const match = begun({ opfor: 1, title: 'mine', maps: [7, 8, 9, 10] })
    playAnswers(match, ['map', '10'], ['edge', '10-A'], ['optional', false], ['handicap', 'none'])
    playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), [
      'units',
      ['german Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '10-E09'])
    const names = briefing(match.situation).parts.flatMap(({ lines }) => lines.map((each) => format(each)))
    expect(names.join(' ')).toContain('E09')
    expect(isHex(match.situation.units['german Rifle 01']?.at ?? '')).toBe(true)
    expect(mayPlace(match.situation, 'soviet', '10-E10')).toBe(false)
    expect(partOf('10-E09')?.params).toEqual({ map: 10 })
  })

  test('and to nobody else', () => {
    expect(optionIds(begun(''))).toEqual(['1', '2', '3', '4', '5'])
  })
})
