import { format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import { reachOf } from './entry-edges.ts'
import { duel, typed } from '../../testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('wideEdge: the whole side reaches over all maps,', () => {
  const withMap4 = (join: string, how = 'whole') => {
    const match = duel('4', by('wideEdge', how))
    return playAnswers(
      match,
      ...typed('german-11', 'special', '0', ['addMap']),
      ['addMap', '4'],
      ['join', join],
    )
  }

  const marked = (match: ReturnType<typeof withMap4>) => {
    playAnswers(match, ...typed('soviet-11', 'vp'), ...typed('german-10', 'vp', '0', ['marker']), [
      'marker',
      4,
    ])
    const hexes = optionIds(match).filter((hex) => !hex.endsWith('19'))
    return Object.fromEntries(
      [1, 3, 4].map((map) => [map, hexes.filter((hex) => hex.startsWith(`${map}-`)).length]),
    )
  }

  const reach = ({ situation }: ReturnType<typeof withMap4>) => {
    const edge = situation.players.find(({ id }) => id === 'soviet')?.edge
    return edge === undefined ? [] : reachOf(situation, edge).map((each) => `${each.map}-${each.edge}`)
  }

  test.each([
    ['before the map of the chosen edge', '1-L', ['4-L', '3-L'], { 1: 0, 3: 17, 4: 17 }],
    ['before the other map', '3-L', ['1-L', '4-L'], { 1: 17, 3: 0, 4: 17 }],
    ['at the end of the row', '3-18', ['1-L', '3-L', '4-L'], { 1: 17, 3: 17, 4: 17 }],
    ['on the side across', '1-A', ['1-L', '3-L'], { 1: 17, 3: 17, 4: 0 }],
  ])('with a map that was added %s', (_, join, edges, hexes) => {
    const match = withMap4(join)
    expect(reach(match)).toEqual(edges)
    expect(marked(match)).toEqual(hexes)
  })

  test('also where that map is turned round', () => {
    expect(reach(withMap4('3-L-turned'))).toEqual(['1-L', '4-A'])
  })

  test('and by the other reading over one', () => {
    expect(reach(withMap4('1-L', 'one'))).toEqual(['4-L'])
    expect(marked(withMap4('3-L', 'one'))).toEqual({ 1: 17, 3: 0, 4: 0 })
  })

  test('which is told when a map has made it another, and then alone', () => {
    const told = logTexts(withMap4('3-L'))
    const side = 'The whole side counts for the Soviet player: map 1, long edge L02 to L18 and map '
    expect(told.filter((text) => text.startsWith(side))).toEqual([
      `${side}3, long edge L02 to L18.`,
      `${side}4, long edge L02 to L18.`,
    ])
    expect(told.filter((text) => text.includes('counts for the German player'))).toHaveLength(1)
  })

  test('and which the briefing names', () => {
    const lines = briefing(withMap4('3-L').situation).parts.flatMap((part) =>
      part.lines.map((line) => format(line)),
    )
    expect(lines).toContain(
      'Units of the Soviet player enter from map 1, long edge L02 to L18 and map 4, long edge L02 to L18.',
    )
  })
})
