import { describe, expect, test } from 'vitest'
import { distance, halvesOf, hexesOf, type MapInPlay, withMapAt } from '../../table/maps/maps.ts'
import { andNextTo } from './next-to.ts'

const one: readonly MapInPlay[] = [{ map: 1, x: 0, y: 0 }]
const laid: readonly (readonly [string, readonly MapInPlay[]])[] = [
  ['one map', one],
  ['a map below', withMapAt(one, { map: 1, edge: 'L' }, 2)],
  ['a map above', withMapAt(one, { map: 1, edge: 'A' }, 2)],
  ['a map to the left', withMapAt(one, { map: 1, edge: '02' }, 10)],
  ['a map to the right, rotated 180°', withMapAt(one, { map: 1, edge: '18' }, 4, true)],
  [
    'three maps, one turned round',
    withMapAt(withMapAt(one, { map: 1, edge: 'L' }, 3, true), { map: 1, edge: '18' }, 5),
  ],
]

describe('a hex and those next to it', () => {
  test.each(laid)('are all at a distance of 0 or 1: %s', (_, maps) => {
    const all = [...hexesOf(maps), ...halvesOf(maps)]
    for (const hex of all)
      expect([...andNextTo(maps, [hex])].toSorted()).toEqual(
        all.filter((other) => (distance(maps, hex, other) ?? 99) <= 1).toSorted(),
      )
  })

  test('of several hexes are those of each, once', () => {
    expect([...andNextTo(one, ['1-A02', '1-B02'])].toSorted()).toEqual(
      ['1-A02', '1-B02', '1-B03', '1-C02', '1-C03'].toSorted(),
    )
  })

  test('of a place that is on no map in play there are none', () => {
    expect(andNextTo(one, ['2-E09', 'edge', '']).size).toBe(0)
  })
})
