import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { rankFrom } from '../../table/maps/maps.ts'
import { firefight, typed, wins } from '../../testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 3.7.2: hexes where two maps join', () => {
  const hexes = (how: string, join = '1-18') => {
    const match = firefight({ guideline: '4', cards: 'real' }, by('wideEdge', how))
    playAnswers(match, ['variant', 'no'], ...wins, ['side', 'german'], ['map', '1'], ['addMap', '3'])
    playAnswers(match, ['join', join], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
    playAnswers(match, ...typed('german-10', 'vp', '0', ['marker']), ['marker', 4])
    return optionIds(match)
  }

  test('are counted from an edge that reaches over both maps', () => {
    expect(hexes('whole')).toContain('1-I19')
    expect(hexes('whole')).toHaveLength(17 + 1 + 17)
  })

  test('are counted too where the second map is turned round', () => {
    const all = hexes('whole', '1-18-turned')
    expect(all).toContain('1-I19')
    expect(all.filter((hex) => hex.startsWith('3-')).every((hex) => rankFrom('A', hex) === 4)).toBe(true)
    expect(all).toHaveLength(17 + 1 + 17)
  })

  test('are not counted from the edge of one map', () => {
    expect(hexes('one')).toHaveLength(17)
    expect(hexes('one')).not.toContain('1-I19')
  })

  test('are not counted where the second map lies behind the first', () => {
    expect(hexes('whole', '1-L')).not.toContain('3-M03')
    expect(hexes('whole', '1-L')).toHaveLength(17)
  })
})
