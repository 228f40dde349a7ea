import {
  cellText,
  formQuestion,
  message,
  number,
  type Question,
  format,
  type PictureView,
} from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { direction } from '../../table/geometry/compass.ts'
import type { Situation } from '../../table/situation.ts'
import { type Field, situation } from '../../testing/field.ts'
import { bowOf } from './marks.ts'
import { tableMap } from './table-map.ts'

const inches = message('inches', 'inches')

function mapOf(now: Situation, onlooking: PictureView = {}): readonly string[] {
  const lines = tableMap(now, onlooking).lines.map((cells) => cells.map(cellText).join(''))
  return lines.slice(1, -2).map((line) => line.slice(line.indexOf('|') + 1, -1))
}

function at(lines: readonly string[], x: number, y: number): string {
  return lines[17 - Math.floor(y / 2)]?.[x] ?? ''
}

function field(units: Field['units'], change: Field['change'] = {}): Situation {
  return situation({ way: 'map', units, change })
}

function asksWhere(id: string, x: number, y: number): Question {
  const inch = number('x', 'table', inches, { from: 0, to: 36, step: 0.1, unit: inches })
  const fields = { x: inch, y: inch }
  const text = message('where', 'Where?')
  return formQuestion<{ x: number; y: number }>('blood-and-plunder.where', 'table', text, fields, {
    proposal: { x, y },
    points: { by: 'place', about: [id] },
  })
}

describe('the map of characters', () => {
  test('shows terrain by what it does, also a wall that is thinner than a row', () => {
    const lines = mapOf(field({}))
    expect(at(lines, 17, 22)).toBe('#')
    expect(at(lines, 10, 18)).toBe('=')
    expect(at(lines, 27, 16)).toBe('%')
    expect(at(lines, 20, 10)).toBe('~')
    expect(at(lines, 28, 25)).toBe(':')
    expect(at(lines, 1, 1)).toBe(' ')
  })

  test('shows terrain that is smaller than a character, and such as changes nothing', () => {
    const start = field({})
    const small = {
      id: 'stone',
      name: 'Stone',
      cover: 0,
      blocks: false,
      impassable: false,
      outline: { centre: { x: 25, y: 330 }, radius: 2 },
    } as const
    const now = { ...start, battle: { ...start.battle, terrain: [small] } }
    expect(
      mapOf(now)
        .join('')
        .replaceAll(/[ .123]/g, ''),
    ).toBe('_')
    expect(tableMap(now, {}).measured.map((each) => format(each))).toContain(
      '_ Stone, a circle 0.4 inches across around (2.5"/33"): it has no effect.',
    )
  })

  test('shows a unit as wide as its models, beside whatever else stands there', () => {
    const units = {
      'garrison-line': { at: { x: 40, y: 340 }, models: 12 },
      boarders: { at: { x: 60, y: 340 }, models: 3 },
    }
    const wide = situation({ way: 'map', units, options: { widths: 'models' } })
    expect(mapOf(wide)[0]?.trimEnd()).toBe('  AAAAa')
    expect(mapOf(field(units))[0]?.trimEnd()).toBe('    A a')
  })

  test('has capitals for the OPFOR and small letters for you, and none for the fallen', () => {
    const units = {
      'garrison-line': { at: { x: 30, y: 340 } },
      'town-muskets': { at: { x: 60, y: 340 }, models: 0 },
      boarders: { at: { x: 90, y: 340 } },
    }
    expect(mapOf(field(units))[0]?.trimEnd()).toBe('   A     a')
  })

  test('no mark covers another: the second stands beside it', () => {
    const units = { 'garrison-line': { at: { x: 30, y: 340 } }, boarders: { at: { x: 39, y: 358 } } }
    expect(mapOf(field(units))[0]?.trimEnd()).toBe('   Aa')
    const well = { 'garrison-line': { at: { x: 180, y: 170 } } }
    expect(mapOf(field(well))[9]?.trim().slice(0, 2)).toBe('A1')
  })

  test('whoever stands on the edge of the table is on the map', () => {
    expect(at(mapOf(field({ boarders: { at: { x: 360, y: 360 } } })), 35, 35)).toBe('a')
    expect(at(mapOf(field({ boarders: { at: { x: 0, y: 0 } } })), 0, 0)).toBe('a')
  })

  test('shows a proposed move from where to where, and says it', () => {
    const now = field({ 'lance-party': { at: { x: 20, y: 350 } } })
    const question = asksWhere('lance-party', 6, 35)
    expect(mapOf(now, { question })[0]?.trimEnd()).toBe('  A+++@')
    expect(tableMap(now, { question }).key.map((each) => format(each))[0]).toBe(
      'A Lance Party: 4 inches from (2"/35") to @ (6"/35")',
    )
  })

  test('shows no move of a unit that is proposed where it stands', () => {
    const now = field({ 'lance-party': { at: { x: 20, y: 350 } } })
    expect(mapOf(now, { question: asksWhere('lance-party', 2, 35) })[0]?.trimEnd()).toBe('  A')
  })
})

describe('the scale', () => {
  const sized = (width: number, height: number, onlooking: PictureView): readonly [number, number] => {
    const start = field({})
    const now = { ...start, battle: { ...start.battle, width: 10 * width, height: 10 * height } }
    const lines = tableMap(now, onlooking).lines.map((cells) => cells.map(cellText).join(''))
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
    return [lines[0]?.length ?? 0, lines.length]
  }

  test('is an inch across and two down, where that fits', () => {
    expect(sized(36, 36, {})).toEqual([40, 21])
    expect(sized(72, 48, {})).toEqual([76, 27])
  })

  test('is coarser on a large table, in a narrow window and on a low screen', () => {
    expect(sized(120, 120, {})).toEqual([65, 33])
    expect(sized(36, 36, { columns: 40 })).toEqual([22, 12])
    expect(sized(36, 36, { rows: 24 })).toEqual([22, 12])
    expect(sized(120, 48, { columns: 40, rows: 24 })).toEqual([34, 9])
  })

  test('has an end, however small the screen or the table', () => {
    expect(sized(120, 120, { columns: 1, rows: 1 })).toEqual([13, 7])
    expect(sized(1, 1, {})).toEqual([4, 4])
  })
})

test('every bow stands on the side that the ship heads for', () => {
  for (let heading = 0; heading < 16; heading += 1) {
    const { column, row, text } = bowOf(heading)
    const { x, y } = direction(heading)
    expect(column * x - row * y).toBeGreaterThan(0)
    expect(text).toMatch(/[\^v<>/\\]/)
  }
  expect([0, 2, 4, 6, 8, 10, 12, 14].map((heading) => bowOf(heading).text).join('')).toBe('^/>\\v/<\\')
})
