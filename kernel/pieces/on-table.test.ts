import { describe, expect, test } from 'vitest'
import { formatEdit, manualEdits } from './differences.ts'
import { format } from '../messages/language.ts'
import type { Layout } from './layout.ts'
import { spotCheck } from './spot-check.ts'
import { withParams, message } from '../messages/message.ts'
import { noteText, headlineText } from '../messages/messages.ts'

const name = (id: string) => message(id, id)
const layout: Layout = {
  lying: [],
  rows: [],
  places: [],
  counters: [
    { id: 'marker', name: name('the marker'), value: 3, text: name('the third cell') },
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
  expect(manualEdits(steps, layout, layout)).toEqual([steps[0], steps[2]])
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
    expect(manualEdits([back], taken(0), taken(1))).toEqual([{ ...back, to: 'reserve' }])
    expect(manualEdits([out], taken(2), taken(1))).toEqual([{ ...out, from: 'reserve' }])
  })

  test('but visible pieces stay at their place', () => {
    expect(manualEdits([back], taken(1), taken(1))).toEqual([back])
    expect(manualEdits([out], taken(1), taken(1))).toEqual([out])
    expect(manualEdits([back, back], taken(0), taken(1))).toEqual([{ ...back, to: 'reserve' }, back])
  })
})

test('any number of things are told by their names', () => {
  const several = ['a', 'b', 'c'].map((id) => ({ value: id, text: name(`unit ${id}`) }))
  const table: Layout = {
    ...layout,
    counters: [{ id: 'engaged', name: name('engaged'), value: '', several }],
  }
  expect(format(formatEdit({ set: 'engaged', to: 'a c' }, table))).toBe(
    'engaged: now unit a and unit c (was nothing).',
  )
})

test('a number is told as it reads on the table, with what it was if that is known', () => {
  expect(format(formatEdit({ set: 'marker', to: 3 }, layout))).toBe('the marker: now the third cell.')
  expect(format(formatEdit({ set: 'marker', to: 4 }, layout))).toBe('the marker: now 4 (was the third cell).')
  expect(format(formatEdit({ set: 'points', to: 7 }, layout))).toBe('the points: now 7.')
  expect(format(formatEdit({ set: 'points', to: 5 }, layout))).toBe('the points: now 5 (was 7).')
})

test('a value is told by what its number may read, or by the name of what it stands for', () => {
  const gone = { id: 'boat', name: name('the boat') }
  const table: Layout = {
    ...layout,
    lying: [{ piece: gone, at: gone, count: 1 }],
    counters: [
      { id: 'over', name: name('it is over'), value: 0, allowedValues: [{ value: 1, text: name('yes') }] },
      { id: 'aboard', name: name('aboard of'), value: 'boat' },
    ],
  }
  expect(format(formatEdit({ set: 'over', to: 1 }, table))).toBe('it is over: now yes (was 0).')
  expect(format(formatEdit({ set: 'aboard', to: '' }, table))).toBe('aboard of: now nothing (was the boat).')
})

test('a headline and an aside stay what they are when their parts are filled in', () => {
  expect(withParams({ id: 'a', ...headlineText('{who} comes.') }, { who: 'It' })).toEqual({
    id: 'a',
    text: '{who} comes.',
    as: 'headline',
    params: { who: 'It' },
  })
  expect({ id: 'b', ...noteText('By the way.') }).toEqual({ id: 'b', text: 'By the way.', as: 'aside' })
})

describe('a place that only the program has', () => {
  const ours: Layout = { ...layout, inProgram: ['deck', 'discard'] }

  test('needs no hands: neither its order nor what moves within it', () => {
    const steps = [
      { arrange: 'deck', pieces: ['raid', 'lull'] },
      { arrange: 'row', pieces: ['raid', 'lull'] },
      { move: 'raid', from: 'deck', to: 'discard', count: 1 },
      { move: 'raid', from: 'deck', to: 'row', count: 1 },
      { move: 'raid', from: 'row', to: 'discard', count: 1 },
    ]
    expect(manualEdits(steps, ours, ours)).toEqual([steps[1], steps[3], steps[4]])
    expect(manualEdits(steps, layout, layout)).toEqual(steps)
  })

  test('is left out of a spot check', () => {
    const at = (id: string) => ({ id, name: name(id) })
    const table: Layout = {
      ...ours,
      lying: [
        { piece: at('raid'), at: at('discard'), count: 2 },
        { piece: at('raid'), at: at('hill'), count: 1 },
      ],
      rows: [
        { at: at('deck'), pieces: [at('raid'), at('lull')] },
        { at: at('row'), pieces: [at('raid'), at('lull')] },
      ],
      counters: [],
    }
    expect(spotCheck(table).map((each) => format(each))).toEqual([
      'hill: 1 piece (raid).',
      'row, in this order: raid and lull.',
    ])
  })
})

test('many pieces that were taken unseen go back together', () => {
  const at = (id: string) => ({ id, name: name(id) })
  const taken = (count: number): Layout => ({
    ...layout,
    unseen: [
      { from: at('pool'), to: at('reserve'), count },
      { from: at('lake'), to: at('river'), count: 5 - count },
    ],
  })
  const back = { move: 'bomb', from: 'hill', to: 'pool', count: 2 }
  expect(manualEdits([back], taken(1), taken(3))).toEqual([{ ...back, to: 'reserve' }])
  expect(manualEdits([back], taken(1), taken(2))).toEqual([back])
  const out = { ...back, from: 'pool', to: 'hill' }
  expect(manualEdits([out], taken(3), taken(1))).toEqual([{ ...out, from: 'reserve' }])
  expect(manualEdits([out, out], taken(3), taken(1))).toEqual([{ ...out, from: 'reserve' }, out])
  expect(manualEdits([out], taken(2), taken(1))).toEqual([out])
})

test('a number that is kept in parts is told in its unit', () => {
  const unit = { parts: 2, reads: message('inches', '{amount} inches') }
  const far = { id: 'far', name: name('the way'), value: 7, unit }
  expect(format(formatEdit({ set: 'far', to: 9 }, { ...layout, counters: [far] }))).toBe(
    'the way: now 4.5 inches (was 3.5 inches).',
  )
})

test('where both layouts are known, the new value reads as on the new table', () => {
  const after: Layout = {
    ...layout,
    counters: [{ id: 'marker', name: name('the marker'), value: 4, text: name('the fourth cell') }],
  }
  expect(format(formatEdit({ set: 'marker', to: 4 }, layout, after))).toBe(
    'the marker: now the fourth cell (was the third cell).',
  )
})

test('an empty place is told by its name too', () => {
  const empty: Layout = { ...layout, places: [{ id: 'ford', name: name('the ford') }] }
  expect(format(formatEdit({ move: 'army', from: 'bag', to: 'ford', count: 1 }, empty))).toBe(
    'Move army from bag to the ford.',
  )
})
