import type { Situation } from '@opfor/games/conflict-of-heroes/view'
import { message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { type Counter, stackCounters } from './counters.ts'
import { editsOf } from './marks.ts'

const now = {
  pack: { opfor: 1, title: '', terrain: { 1: { A02: 'water', B03: 'road' } } },
} as unknown as Situation

test('new marks become one correction per map, including existing marks', () => {
  expect(editsOf(now, { '1-C04': 'hill', '3-E05': 'building' })).toEqual([
    { set: 'terrain-1', to: 'A02 water, B03 road, C04 hill' },
    { set: 'terrain-3', to: 'E05 building' },
  ])
})

test('marks can be changed and removed', () => {
  expect(editsOf(now, { '1-A02': '', '1-B03': 'hill' })).toEqual([{ set: 'terrain-1', to: 'B03 hill' }])
})

test('without new marks there is no correction', () => {
  expect(editsOf(now, { '1-A02': 'water' })).toEqual([])
  expect(editsOf(now, {})).toEqual([])
})

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
