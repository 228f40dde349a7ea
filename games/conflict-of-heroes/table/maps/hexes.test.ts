import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexOf, isFull, labelOf, mapHexes, thirdHexOf, thirdLabelOf } from './hexes.ts'
import {
  acrossFrom,
  distance,
  edges,
  hexesOf,
  isLong,
  joinedAt,
  type MapInPlay,
  openEdges,
  oppositeOf,
  outermost,
  placeOf,
  rankFrom,
  withMapAt,
} from './maps.ts'

const one: readonly MapInPlay[] = [{ map: 1, x: 0, y: 0 }]
const hexes = hexesOf(one)
const anyHex = fc.constantFrom(...hexes)

describe('the grid of a map', () => {
  test('196 whole hexes: 12 in even columns 02 to 18, 11 in odd ones, which have no A', () => {
    expect(mapHexes).toHaveLength(196)
    for (let column = 2; column <= 18; column += 1)
      expect(mapHexes.filter((hex) => hex.column === column)).toHaveLength(column % 2 === 0 ? 12 : 11)
  })

  test('labels from A02 to L18 are read back, and half hexes are none', () => {
    for (const hex of mapHexes) expect(hexOf(labelOf(hex))).toEqual(hex)
    for (const label of ['A03', 'M02', 'A01', 'B19', 'N05', 'a02', 'A2', 'A20', ''])
      expect(hexOf(label)).toBeUndefined()
  })

  test('a label is one letter and two digits, with nothing before or after them', () => {
    for (const label of ['1-E09', 'EE09', 'E090', 'E09 ']) expect(hexOf(label)).toBeUndefined()
    for (const label of ['1-I04', 'II04', 'I040', 'I04 ']) expect(thirdHexOf(label)).toBeUndefined()
  })

  test('long edges have 17 whole hexes, short ones 12', () => {
    for (const edge of edges)
      expect(hexes.filter((hex) => rankFrom(edge, hex) === 1)).toHaveLength(isLong(edge) ? 17 : 12)
  })

  test('E09 is the fourth hex from A and the eighth from L', () => {
    expect([rankFrom('A', '1-E09'), rankFrom('L', '1-E09')]).toEqual([4, 8])
    expect([rankFrom('02', '1-E09'), rankFrom('18', '1-E09')]).toEqual([8, 10])
    expect([rankFrom('A', '1-B19'), rankFrom('02', '1-M03')]).toEqual([1, 2])
    expect(rankFrom('A', '1-M02')).toBeUndefined()
  })
})

describe('labels of the third edition', () => {
  test.each([
    ['E09', 'I04'],
    ['D14', 'N04'],
    ['D11', 'K03'],
    ['G07', 'G06'],
    ['J10', 'J10'],
  ])('%s is %s', (second, third) => {
    const hex = hexOf(second)
    expect(hex && thirdLabelOf(hex)).toBe(third)
    expect(thirdHexOf(third)).toEqual(hex)
  })

  test('every hex has one of its own and is found by it', () => {
    expect(new Set(mapHexes.map(thirdLabelOf)).size).toBe(196)
    for (const hex of mapHexes) expect(thirdHexOf(thirdLabelOf(hex))).toEqual(hex)
    for (const label of ['A01', 'B13', 'T01', 'B00', '']) expect(thirdHexOf(label)).toBeUndefined()
  })
})

describe('distances', () => {
  test('a hex in the middle has six neighbours', () => {
    expect(hexes.filter((hex) => distance(one, '1-E09', hex) === 1).toSorted()).toEqual([
      '1-D08',
      '1-D09',
      '1-D10',
      '1-E08',
      '1-E10',
      '1-F09',
    ])
  })

  test('are symmetric, 0 only to itself, and never longer by a detour', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        const far = (from: string, to: string): number => distance(one, from, to) ?? Number.NaN
        expect(far(a, b)).toBe(far(b, a))
        expect(far(a, b) === 0).toBe(a === b)
        expect(far(a, c)).toBeLessThanOrEqual(far(a, b) + far(b, c))
        expect(Number.isInteger(far(a, b))).toBe(true)
      }),
    )
  })

  test('agree with steps from neighbour to neighbour', () => {
    const steps = new Map([['1-A02', 0]])
    for (const from of steps.keys())
      for (const hex of hexes)
        if (!steps.has(hex) && distance(one, from, hex) === 1) steps.set(hex, (steps.get(from) ?? 0) + 1)
    for (const [hex, count] of steps) expect(distance(one, '1-A02', hex)).toBe(count)
    expect(steps.size).toBe(196)
  })

  test('to a map that is not on the table there is none', () => {
    expect(distance(one, '1-A02', '2-A02')).toBeUndefined()
    expect(placeOf('1-Z99')).toBeUndefined()
    expect(placeOf('0-A02')).toBeUndefined()
  })
})

describe('joined maps', () => {
  const below = withMapAt(one, { map: 1, edge: 'L' }, 2)
  const beside = withMapAt(one, { map: 1, edge: '18' }, 3)

  test('two halves make a whole hex: 8 along a long edge, 11 along a short one', () => {
    expect(hexesOf(below)).toHaveLength(2 * 196 + 8)
    expect(hexesOf(beside)).toHaveLength(2 * 196 + 11)
    expect(distance(below, '1-M03', '1-L03')).toBe(1)
    expect(distance(below, '1-M03', '2-B03')).toBe(1)
    expect(distance(beside, '1-B19', '1-B18')).toBe(1)
    expect(distance(beside, '1-B19', '3-B02')).toBe(1)
  })

  test('distances run across the join', () => {
    expect(distance(below, '1-L02', '2-A02')).toBe(1)
    expect(distance(beside, '1-E18', '3-E02')).toBe(2)
  })

  test('an edge is joined on both sides, and open edges are the others', () => {
    expect(joinedAt(below, { map: 1, edge: 'L' })?.map).toBe(2)
    expect(joinedAt(below, { map: 2, edge: 'A' })?.map).toBe(1)
    expect(openEdges(below).map(({ map, edge }) => `${map}-${edge}`)).toEqual([
      '1-A',
      '1-02',
      '1-18',
      '2-L',
      '2-02',
      '2-18',
    ])
  })

  test('the edge across lies beyond all maps between, and a covered edge slides outward', () => {
    expect(acrossFrom(below, { map: 1, edge: 'A' })).toEqual({ map: 2, edge: 'L' })
    expect(outermost(below, { map: 1, edge: 'L' })).toEqual({ map: 2, edge: 'L' })
    const further = withMapAt(below, { map: 2, edge: 'L' }, 4)
    expect(outermost(further, { map: 1, edge: 'L' })).toEqual({ map: 4, edge: 'L' })
    expect(edges.map(oppositeOf)).toEqual(['L', 'A', '18', '02'])
  })
})

test('a half hex is not whole', () => {
  expect(isFull({ row: 0, column: 3 })).toBe(false)
  expect(isFull({ row: 12, column: 4 })).toBe(false)
  expect(isFull({ row: 3, column: 19 })).toBe(false)
})
