import { message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { type Counter, stackCounters } from './counters.ts'

const counter = (id: string, kind: Counter['kind']): Counter => ({
  id,
  kind,
  side: 'german',
  at: '1-A02',
  name: message(id, id),
  short: [id, '07'],
})

test('more than two counters in a hex are combined into one with their number, preferably a unit', () => {
  const [rifle, wire, marker] = [
    counter('Rifle', 'unit'),
    counter('Wire', 'defense'),
    counter('Marker', 'marker'),
  ]
  expect(stackCounters([])).toEqual([])
  expect(stackCounters([wire, rifle])).toEqual([wire, rifle])
  expect(stackCounters([rifle, wire, marker])).toEqual([{ ...rifle, short: ['', '3×'] }])
})
