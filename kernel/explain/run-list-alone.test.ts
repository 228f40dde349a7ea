import { expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { runListAlone } from './run-list-alone.ts'
import { fewest, must } from '../lists/filter.ts'
import { format } from '../messages/language.ts'
import { priorityList } from '../lists/priority-list.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { seededNumber } from '../ask/chance.ts'
import { tieByDie, tieByPrintedOrder } from '../lists/tie-break.ts'

const page = cite('Stones', 'Choosing')
const heavy = must<Stone, unknown>(1, 'not weightless', (stone) => stone.weight > 0)
const light = fewest<Stone, unknown>(2, 'weight', (stone) => stone.weight)

test('a list runs without a match and returns its reasons', () => {
  const list = priorityList<Stone, unknown>(
    'stone',
    'Stone',
    page,
    [heavy, light],
    tieByPrintedOrder('the first'),
  )
  const { chosen, why } = runListAlone(list, stones('a0', 'b2', 'c1'), undefined)
  expect(chosen?.id).toBe('c')
  expect(why.map((line) => format(line))).toEqual([
    expect.stringContaining('not weightless'),
    expect.stringContaining('weight'),
    expect.stringContaining('c'),
  ])
})

test('a die falls by the seed', () => {
  const list = priorityList<Stone, unknown>('stone', 'Stone', page, [], tieByDie(6, 'a die'))
  const ends = Array.from(
    { length: 20 },
    (_, seed) => runListAlone(list, stones('a1', 'b1', 'c1'), undefined, seed).chosen?.id,
  )
  expect(new Set(ends)).toEqual(new Set(['a', 'b', 'c']))
  expect(runListAlone(list, stones('a1', 'b1', 'c1'), undefined, 3).chosen?.id).toBe(ends[3])
})

test('nobody is selected if nobody matches', () => {
  const list = priorityList<Stone, unknown>('stone', 'Stone', page, [heavy], tieByPrintedOrder('the first'))
  expect(runListAlone(list, stones('a0'), undefined).chosen).toBeUndefined()
})

test('the first question is answered by the first number of the seed', () => {
  const list = priorityList<Stone, unknown>('stone', 'Stone', page, [], tieByDie(6, 'a die'))
  for (let seed = 0; seed < 20; seed += 1)
    expect(runListAlone(list, stones('a1', 'b1', 'c1'), undefined, seed).chosen?.id).toBe(
      'abc'[seededNumber(seed, 1, 0, 6) % 3],
    )
})
