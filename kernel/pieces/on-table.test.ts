import { describe, expect, test } from 'vitest'
import { editTold, onTable } from './differences.ts'
import { say } from '../say/language.ts'
import type { Layout } from './layout.ts'
import { aside, fill, headline, message } from '../say/message.ts'

const name = (id: string) => message(id, id)
const layout: Layout = {
  lying: [],
  rows: [],
  places: [],
  counters: [
    { id: 'marker', name: name('the marker'), value: 3, reads: name('the third cell') },
    { id: 'points', name: name('the points'), value: 7 },
    { id: 'memo', name: name('a memo'), value: 'x', note: true },
  ],
}

test('what the program keeps for itself is not on the table', () => {
  const steps = [
    { set: 'marker', to: 3 },
    { set: 'memo', to: 'x' },
    { move: 'army', from: 'bag', to: 'row', count: 1 },
  ]
  expect(onTable(steps, layout, layout)).toEqual([steps[0], steps[2]])
})

describe('what was taken unseen', () => {
  const at = (id: string) => ({ id, name: name(id) })
  const taken = (count: number): Layout => ({
    ...layout,
    unseen: count === 0 ? [] : [{ from: at('pool'), to: at('reserve'), count }],
  })
  const back = { move: 'bomb', from: 'hill', to: 'pool', count: 1 }
  const out = { move: 'bomb', from: 'pool', to: 'hill', count: 1 }

  test('goes back to where it was taken to, and comes from there', () => {
    expect(onTable([back], taken(0), taken(1))).toEqual([{ ...back, to: 'reserve' }])
    expect(onTable([out], taken(2), taken(1))).toEqual([{ ...out, from: 'reserve' }])
  })

  test('but visible pieces stay at their place', () => {
    expect(onTable([back], taken(1), taken(1))).toEqual([back])
    expect(onTable([out], taken(1), taken(1))).toEqual([out])
    expect(onTable([back, back], taken(0), taken(1))).toEqual([{ ...back, to: 'reserve' }, back])
  })
})

test('any number of things are told by their names', () => {
  const several = ['a', 'b', 'c'].map((id) => ({ value: id, reads: name(`unit ${id}`) }))
  const table: Layout = {
    ...layout,
    counters: [{ id: 'engaged', name: name('engaged'), value: '', several }],
  }
  expect(say(editTold({ set: 'engaged', to: 'a c' }, table))).toBe(
    'engaged: now unit a and unit c (was nothing).',
  )
})

test('a number is told as it reads on the table, with what it was if that is known', () => {
  expect(say(editTold({ set: 'marker', to: 3 }, layout))).toBe('the marker: now the third cell.')
  expect(say(editTold({ set: 'marker', to: 4 }, layout))).toBe('the marker: now 4 (was the third cell).')
  expect(say(editTold({ set: 'points', to: 7 }, layout))).toBe('the points: now 7.')
  expect(say(editTold({ set: 'points', to: 5 }, layout))).toBe('the points: now 5 (was 7).')
})

test('a value is told by what its number may read, or by the name of what it stands for', () => {
  const gone = { id: 'boat', name: name('the boat') }
  const table: Layout = {
    ...layout,
    lying: [{ piece: gone, at: gone, count: 1 }],
    counters: [
      { id: 'over', name: name('it is over'), value: 0, among: [{ value: 1, reads: name('yes') }] },
      { id: 'aboard', name: name('aboard of'), value: 'boat' },
    ],
  }
  expect(say(editTold({ set: 'over', to: 1 }, table))).toBe('it is over: now yes (was 0).')
  expect(say(editTold({ set: 'aboard', to: '' }, table))).toBe('aboard of: now nothing (was the boat).')
})

test('a headline and an aside stay what they are when their parts are filled in', () => {
  expect(fill(headline('a', '{who} comes.'), { who: 'It' })).toEqual({
    id: 'a',
    text: '{who} comes.',
    as: 'headline',
    params: { who: 'It' },
  })
  expect(aside('b', 'By the way.')).toEqual({ id: 'b', text: 'By the way.', as: 'aside' })
})
