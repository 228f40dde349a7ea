import { smallGame } from '@opfor/kernel/small-game'
import { format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { parseChartTable } from './chart-table.ts'

test('a chart becomes a table of its rows and columns', () => {
  const table = parseChartTable([
    { id: 'a', text: 'calm, day: rest' },
    { id: 'b', text: 'calm, night: sleep' },
    { id: 'c', text: 'angry, night: march' },
  ])
  expect(table?.columns).toEqual(['day', 'night'])
  expect(table?.rows.map(({ name, entries }) => [name, ...entries.map(({ entry }) => entry)])).toEqual([
    ['calm', 'rest', 'sleep'],
    ['angry', '', 'march'],
  ])
})

test('the chart of the small game can be parsed', () => {
  const charts = smallGame.declared.filter(({ kind }) => kind === 'chart')
  expect(charts).not.toEqual([])
  for (const { lines } of charts)
    expect(parseChartTable(lines.map(({ id, text }) => ({ id, text: format(text) })))).toBeDefined()
})

test('a text of another form is not a table', () => {
  expect(parseChartTable([{ id: 'a', text: 'something else' }])).toBeUndefined()
})
