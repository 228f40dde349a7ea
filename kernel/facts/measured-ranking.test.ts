import { describe, expect, test } from 'vitest'
import { FactMemory } from '../ask/fact-memory.ts'
import type { Json } from '../read/json.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import type { Procedure } from '../ask/procedure.ts'
import { message } from '../messages/message.ts'
import { cite } from '../messages/citation.ts'
import { fewest, most, must, prefer } from '../lists/filter.ts'
import type { ListStep } from '../lists/either.ts'
import { priorityList } from '../lists/priority-list.ts'
import { tieByPrintedOrder } from '../lists/tie-break.ts'
import { Correction, scripted } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'
import {
  allOf,
  distanceAtLeast,
  distanceInRange,
  closerThan,
  type Fact,
  not,
  type BooleanFact,
} from './fact.ts'
import { filterByFact, factIfKnown } from './filter-by-fact.ts'
import { measuredRanking } from './measured-ranking.ts'
import { Table } from '../ask/table.ts'

type Heap = readonly Stone[]

const heap = stones('a', 'b', 'c')
const smooth: BooleanFact<Stone, Heap> = {
  kind: 'fact',
  id: 'smooth',
  validityKey: () => '',
  compute: ({ marks }) => (marks === '' ? undefined : marks === 's'),
  ask: () => message('smooth', 'Which are smooth?'),
}
const nerve = measuredRanking<Stone, Heap>({
  id: 'nerve',
  noun: message('nerve', 'nerve'),
  unit: message('points', 'points'),
  lowest: -3,
  highest: 9,
  validityKey: () => '',
})

function held(fact: Fact<Stone, Heap>, script: readonly Json[], now = heap, memory = new FactMemory()) {
  const { result, asked } = scripted(
    now,
    (table) => filterByFact(table, fact, () => now, undefined),
    script,
    memory,
  )
  return { kept: ids(result), asked: asked.map(({ text }) => format(text)) }
}

function chosen(
  lines: readonly ListStep<Stone, Heap, void>[],
  script: readonly Json[],
  memory = new FactMemory(),
) {
  const list = priorityList(
    'stone',
    'Stone',
    cite('Stones', 'Choosing'),
    lines,
    tieByPrintedOrder('the first'),
  )
  const { result, asked } = scripted(heap, (table) => list(table, () => heap), script, memory)
  return { chosen: result?.id, asked: asked.map(({ text }) => format(text)) }
}

describe('the opposite of a fact', () => {
  test('is asked as the fact itself, and holds for the others', () => {
    expect(held(not(smooth), [['b']])).toEqual({ kept: 'a c', asked: ['Which are smooth?'] })
  })

  test('needs no question where the fact is known', () => {
    expect(held(not(smooth), [], stones('ar', 'bs'))).toEqual({ kept: 'a', asked: [] })
    const memory = new FactMemory()
    held(smooth, [['b']], heap, memory)
    expect(held(not(smooth), [], heap, memory)).toEqual({ kept: 'a c', asked: [] })
  })

  test('of the opposite is the fact', () => {
    expect(not(not(smooth))).toBe(smooth)
  })

  test('is a line of a list', () => {
    expect(chosen([must(1, 'it is not smooth', not(smooth))], [['a']]).chosen).toBe('b')
    expect(chosen([prefer(1, 'it is not smooth', not(smooth))], [['a', 'b', 'c']]).chosen).toBe('a')
  })
})

describe('several facts', () => {
  test('are asked one after another, of those that are left', () => {
    const both = allOf(smooth, closerThan(4, nerve))
    expect(held(both, [['b', 'c'], ['c']])).toEqual({
      kept: 'c',
      asked: ['Which are smooth?', 'nerve: which are below 4?'],
    })
    expect(held(both, [[]]).asked).toEqual(['Which are smooth?'])
  })

  test('are known where one is known not to hold', () => {
    const table = new Table<Heap>(heap)
    const known = (fact: Fact<Stone, Heap>, stone: string) =>
      stones(stone).map((each) => factIfKnown(table, fact, each, undefined))[0]
    expect(known(allOf(closerThan(4, nerve), smooth), 'ar')).toBe(false)
    expect(known(allOf(closerThan(4, nerve), smooth), 'as')).toBe(undefined)
    expect(known(allOf(smooth, not(smooth)), 'as')).toBe(false)
    expect(known(allOf(smooth), 'as')).toBe(true)
    expect(known(not(closerThan(4, nerve)), 'as')).toBe(undefined)
  })
})

describe('a measured noun', () => {
  test('is asked by its limits, and one answer serves every line', () => {
    const memory = new FactMemory()
    expect(held(closerThan(4, nerve), [['b']], heap, memory)).toEqual({
      kept: 'b',
      asked: ['nerve: which are below 4?'],
    })
    expect(held(distanceAtLeast(4, nerve), [], heap, memory)).toEqual({ kept: 'a c', asked: [] })
    expect(held(closerThan(2, nerve), [1], heap, memory)).toEqual({ kept: 'b', asked: ['nerve of b?'] })
    expect(held(distanceInRange(1, 1, nerve), [], heap, memory)).toEqual({ kept: 'b', asked: [] })
  })

  test('may be less than 0', () => {
    expect(held(closerThan(0, nerve), [-2], stones('a')).kept).toBe('a')
    expect(held(closerThan(-3, nerve), [], stones('a'))).toEqual({ kept: '', asked: [] })
  })

  test('lies between two numbers, both included', () => {
    expect(held(distanceInRange(2, 4, nerve), [['a'], ['b']])).toEqual({
      kept: 'b',
      asked: ['nerve: which are below 2?', 'nerve: which are below 5?'],
    })
  })

  test('is compared in both directions', () => {
    expect(chosen([most(1, 'nerve', nerve)], [['b']])).toEqual({
      chosen: 'b',
      asked: ['nerve: which has the most?'],
    })
    expect(chosen([fewest(1, 'nerve', nerve)], [['c']])).toEqual({
      chosen: 'c',
      asked: ['nerve: which has the least?'],
    })
  })

  test('is computed where it can be', () => {
    const weight = measuredRanking<Stone, Heap>({
      ...nerve,
      noun: nerve.unit,
      lowest: 0,
      highest: 9,
      compute: (each) => each.weight,
    })
    expect(held(distanceAtLeast(2, weight), [], stones('a1', 'b2'))).toEqual({ kept: 'b', asked: [] })
  })
})

describe('after a correction', () => {
  const fewer = new Correction<Heap>(() => stones('b', 'c'))
  const again = (fact: Fact<Stone, Heap>, script: readonly (Json | Correction<Heap>)[]) => {
    const { result, asked } = scripted(
      heap,
      (table) => filterByFact(table, fact, (now) => now, undefined),
      script,
    )
    return { kept: ids(result), asked: asked.map(({ options }) => ids(options)) }
  }

  test('the opposite of a fact is asked again', () => {
    expect(again(not(smooth), [fewer, ['b']])).toEqual({ kept: 'c', asked: ['a b c', 'b c'] })
  })

  test('of several facts only what is not known yet is asked again', () => {
    const { result, asked } = scripted(
      heap,
      (table) => filterByFact(table, allOf(smooth, closerThan(4, nerve)), (now) => now, undefined),
      [['a', 'b'], fewer, 3],
    )
    expect(asked.map(({ text }) => format(text))).toEqual([
      'Which are smooth?',
      'nerve: which are below 4?',
      'nerve of b?',
    ])
    expect(ids(result)).toBe('b')
  })
})

test('a measured noun is asked for in German, too', () => {
  const spoken = (run: (table: Table<Heap>) => Procedure<unknown>, now = heap) =>
    scripted(now, run).asked.map(({ text }) => format(text, german))
  const line = (step: ListStep<Stone, Heap, void>) => {
    const list = priorityList(
      'stone',
      'Stone',
      cite('Stones', 'Choosing'),
      [step],
      tieByPrintedOrder('the first'),
    )
    return (table: Table<Heap>) => list(table, () => heap)
  }
  const near = closerThan(4, nerve)
  expect(spoken((table) => filterByFact(table, near, (now) => now, undefined))).toEqual([
    'nerve: Welche liegen unter 4?',
  ])
  expect(spoken((table) => filterByFact(table, near, (now) => now, undefined), stones('a'))).toEqual([
    'nerve: a?',
  ])
  expect(spoken(line(most(1, 'nerve', nerve)))).toEqual(['nerve: Wo ist der Wert am höchsten?'])
  expect(spoken(line(fewest(1, 'nerve', nerve)))).toEqual(['nerve: Wo ist der Wert am niedrigsten?'])
})
