import { describe, expect, test } from 'vitest'
import { layOutMaps, mapSize, nearestInDirection } from './grid.ts'

const one = layOutMaps([{ map: 1, x: 0, y: 0 }])
const joined = layOutMaps([
  { map: 1, x: 0, y: 0 },
  { map: 3, x: 1, y: 0 },
  { map: 5, x: 0, y: -1 },
])

/** Touching hexes have centres one hex height apart. */
function touching({ cells }: typeof one, place: string): readonly string[] {
  const from = cells.find((cell) => cell.place === place)
  if (from === undefined) throw new Error(`Unknown hex ${place}.`)
  return cells
    .filter(({ x, y }) => Math.abs(Math.hypot(x - from.x, y - from.y) - Math.sqrt(300)) < 0.01)
    .map((cell) => cell.place)
    .toSorted()
}

describe('the drawing of the maps', () => {
  test('one map has its 196 whole hexes, all inside it and distinct', () => {
    expect(one.cells).toHaveLength(196)
    expect(new Set(one.cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(196)
    const [laid] = one.maps
    const { left, top } = laid ?? { left: 0, top: 0 }
    expect(
      one.cells.every(({ x, y }) => x > left && x < left + mapSize.w && y > top && y < top + mapSize.h),
    ).toBe(true)
  })

  test('hexes touch as on the printed grid', () => {
    expect(touching(one, '1-E09')).toEqual(['1-D08', '1-D09', '1-D10', '1-E08', '1-E10', '1-F09'])
    expect(touching(one, '1-A02')).toEqual(['1-B02', '1-B03'])
  })

  test('half hexes of joined maps form hexes that touch both maps', () => {
    expect(touching(joined, '1-E19')).toEqual(
      ['1-D18', '1-D19', '1-E18', '1-F19', '3-D02', '3-E02'].toSorted(),
    )
    expect(touching(joined, '5-M03')).toEqual(
      ['1-A02', '1-A04', '1-B03', '5-L02', '5-L03', '5-L04'].toSorted(),
    )
  })

  test('an arrow key moves to the nearest hex in its direction, if there is one', () => {
    const at = (place: string) => one.cells.find((cell) => cell.place === place) ?? { place, x: 0, y: 0 }
    expect(nearestInDirection(at('1-E09'), 'ArrowDown', one.cells)?.place).toBe('1-F09')
    expect(nearestInDirection(at('1-E09'), 'ArrowUp', one.cells)?.place).toBe('1-D09')
    expect(['1-D10', '1-E10']).toContain(nearestInDirection(at('1-E09'), 'ArrowRight', one.cells)?.place)
    expect(nearestInDirection(at('1-A02'), 'ArrowUp', one.cells)).toBeUndefined()
    expect(nearestInDirection(at('1-A02'), 'Home', one.cells)).toBeUndefined()
  })
})
