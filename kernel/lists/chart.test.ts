import { expect, test } from 'vitest'
import { summary, why } from '../explain/explain.ts'
import { whyNot } from '../explain/why-not.ts'
import type { Modifier } from '../ask/line.ts'
import { message } from '../say/message.ts'
import { chart, totalOf } from './chart.ts'
import { cite } from '../say/citation.ts'
import { say } from '../say/language.ts'
import { scripted } from '../small-game/scripted.ts'
import { Table } from '../ask/table.ts'

const page = cite('Weather', 'Table 1')
const weather = chart('weather', 'Weather', page, {
  spring: { low: 'rain', high: 'sun' },
  winter: { low: 'snow', high: 'frost' },
})

test('a chart gives the entry where a row and a column meet', () => {
  const table = new Table({})
  expect(weather.read(table, 'winter', 'low')).toBe('snow')
  expect(weather.read(table, 'spring', 'high')).toBe('sun')
})

test('a chart tells the cell that hit', () => {
  const { told } = scripted({}, function* (table) {
    return weather.read(table, 'winter', 'low')
  })
  expect(told).toMatchObject([
    {
      kind: 'decision',
      by: { id: 'weather', kind: 'chart' },
      lines: [{ kind: 'cell', rule: { id: 'weather.winter.low' }, row: 'winter', column: 'low' }],
      chosen: { id: 'snow' },
    },
  ])
})

test('a chart declares its rows, its columns and each cell as a line', () => {
  expect(weather).toMatchObject({ id: 'weather', kind: 'chart', cite: page, rows: ['spring', 'winter'] })
  expect(weather.columns).toEqual(['low', 'high'])
  expect(say(weather.title)).toBe('Weather')
  expect(weather.lines.map(({ id, how, text }) => `${id} ${how} ${say(text)}`)).toEqual([
    'weather.spring.low cell spring, low: rain',
    'weather.spring.high cell spring, high: sun',
    'weather.winter.low cell winter, low: snow',
    'weather.winter.high cell winter, high: frost',
  ])
  for (const line of weather.lines) expect(line).toMatchObject({ cite: page, given: [] })
})

test('a cell that is not printed cannot be read', () => {
  const odd: Readonly<Record<string, Readonly<Record<string, string>>>> = { a: { x: '1' }, b: { y: '2' } }
  const gaps = chart('gaps', 'Gaps', page, odd)
  expect(gaps.columns).toEqual(['x', 'y'])
  expect(() => gaps.read(new Table({}), 'a', 'y')).toThrow('The chart gaps has no cell a, y.')
})

test('a chart may put its cells in words of its own', () => {
  const cells = { spring: { low: '1' }, winter: { low: '2' } }
  const worded = chart('w', 'W', page, cells, (row, column, entry) => `${row} at ${column} is ${entry}`)
  expect(worded.lines.map(({ text }) => say(text))).toEqual(['spring at low is 1', 'winter at low is 2'])
})

test('a cell tells the roll that led to it, and what was added to it', () => {
  const rolled = (modifiers: readonly Modifier[]): readonly string[] => {
    const { told } = scripted({}, function* (table) {
      return weather.read(table, 'winter', 'low', undefined, { roll: 4, modifiers })
    })
    return told.flatMap((one) =>
      one.kind === 'decision' ? [...why(one), summary(one), whyNot(one, 'sun')].map((line) => say(line)) : [],
    )
  }
  const wind: Modifier = { by: 2, because: message('wind', 'wind') }
  const calm: Modifier = { by: -1, because: message('calm', 'a calm sea') }
  expect(totalOf({ roll: 4, modifiers: [wind, calm] })).toBe(5)
  expect(rolled([])).toEqual([
    'winter, low: snow (rolled 4)',
    'Weather: snow',
    'Weather: winter, low: snow (rolled 4).',
    'Weather: winter, low: snow (rolled 4); so not: sun.',
  ])
  expect(rolled([wind, calm])[0]).toBe('winter, low: snow (rolled 4, +2 for wind and −1 for a calm sea: 5)')
})
