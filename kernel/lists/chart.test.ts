import { expect, test } from 'vitest'
import { summarizeDecision, explainDecision } from '../explain/explain.ts'
import { explainWhyNot } from '../explain/why-not.ts'
import type { Modifier } from '../ask/decision.ts'
import { message } from '../messages/message.ts'
import { chart, totalOf } from './chart.ts'
import { cite } from '../messages/citation.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import { scripted } from '../small-game/scripted.ts'
import { Table } from '../ask/table.ts'

const page = cite('Weather', 'Table 1')
/** A new chart for each test. */
const weatherChart = () =>
  chart('weather', 'Weather', page, {
    spring: { low: 'rain', high: 'sun' },
    winter: { low: 'snow', high: 'frost' },
  })

test('a chart gives the entry where a row and a column meet', () => {
  const table = new Table({})
  expect(weatherChart().read(table, 'winter', 'low')).toBe('snow')
  expect(weatherChart().read(table, 'spring', 'high')).toBe('sun')
})

test('a chart tells the cell that hit', () => {
  const { told } = scripted({}, function* (table) {
    return weatherChart().read(table, 'winter', 'low')
  })
  expect(told).toMatchObject([
    {
      kind: 'decision',
      by: { id: 'weather', kind: 'chart' },
      lines: [{ kind: 'cell', rule: { id: 'weather.winter.low' }, row: 'winter', column: 'low' }],
      chosen: { id: 'snow', name: { id: 'weather=snow' } },
      among: ['rain', 'sun', 'snow', 'frost'].map((id) => ({ id })),
    },
  ])
})

test('a chart declares its rows, its columns and each cell as a line', () => {
  expect(weatherChart()).toMatchObject({
    id: 'weather',
    kind: 'chart',
    cite: page,
    rows: ['spring', 'winter'],
  })
  expect(weatherChart().columns).toEqual(['low', 'high'])
  expect(format(weatherChart().title)).toBe('Weather')
  expect(weatherChart().lines.map(({ id, how, text }) => `${id} ${how} ${format(text)}`)).toEqual([
    'weather.spring.low cell spring, low: rain',
    'weather.spring.high cell spring, high: sun',
    'weather.winter.low cell winter, low: snow',
    'weather.winter.high cell winter, high: frost',
  ])
  for (const line of weatherChart().lines) expect(line).toMatchObject({ cite: page, given: [], rulings: [] })
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
  expect(worded.lines.map(({ text }) => format(text))).toEqual(['spring at low is 1', 'winter at low is 2'])
})

test('a cell tells the roll that led to it, and what was added to it', () => {
  const rolled = (modifiers: readonly Modifier[]): readonly string[] => {
    const { told } = scripted({}, function* (table) {
      return weatherChart().read(table, 'winter', 'low', undefined, { roll: 4, modifiers })
    })
    return told.flatMap((one) =>
      one.kind === 'decision'
        ? [...explainDecision(one), summarizeDecision(one), explainWhyNot(one, 'sun')].map((line) =>
            format(line),
          )
        : [],
    )
  }
  const wind: Modifier = { by: 2, because: message('wind', 'wind') }
  const calm: Modifier = { by: -1, because: message('calm', 'a calm sea') }
  expect(totalOf({ roll: 4, modifiers: [wind, calm] })).toBe(5)
  expect(rolled([])).toEqual([
    'winter, low: snow (rolled 4)',
    'Weather: snow',
    'Weather: winter, low: snow (rolled 4).',
    'Weather: winter, low: snow (rolled 4), not sun.',
  ])
  expect(rolled([wind, calm])[0]).toBe('winter, low: snow (rolled 4, +2 for wind and −1 for a calm sea: 5)')
})

test('a reading of a chart may be named by its purpose and by the piece it is about', () => {
  const named = chart<'day', 'low', 'calm', string>(
    'mood',
    'Mood',
    page,
    { day: { low: 'calm' } },
    undefined,
    undefined,
    {
      titled: () => message('sea', 'The sea'),
      of: (about) => message('ship', 'of {about}', { about }),
    },
  )
  const { told } = scripted({}, function* (table) {
    return named.read(table, 'day', 'low', 'the Ajax')
  })
  const [decision] = told
  expect(decision?.kind === 'decision' && explainDecision(decision).map((line) => format(line))).toEqual([
    'day, low: calm',
    'The sea (of the Ajax): calm',
  ])
  expect(decision).not.toMatchObject({ lines: [{ rolled: expect.anything() as unknown }] })
})

test('a roll and what was added to it are told in German, too', () => {
  const rolled = (modifiers: readonly Modifier[]) => {
    const { told } = scripted({}, function* (table) {
      return weatherChart().read(table, 'winter', 'low', undefined, { roll: 4, modifiers })
    })
    return told.flatMap((one) =>
      one.kind === 'decision' ? format(explainDecision(one)[0] ?? one.by.title, german) : [],
    )
  }
  expect(rolled([])).toEqual(['winter, low: snow (gewürfelt: 4)'])
  expect(rolled([{ by: 0, because: message('calm', 'calm') }])).toEqual([
    'winter, low: snow (gewürfelt: 4, +0 (calm): 4)',
  ])
  expect(rolled([{ by: 2, because: message('wind', 'wind') }])).toEqual([
    'winter, low: snow (gewürfelt: 4, +2 (wind): 6)',
  ])
})
