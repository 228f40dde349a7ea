import { describe, expect, test } from 'vitest'
import { filterByFact } from '../facts/filter-by-fact.ts'
import type { BooleanFact } from '../facts/fact.ts'
import { cite } from '../messages/citation.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { explainDecision } from '../explain/explain.ts'
import { ask, type Procedure } from '../ask/procedure.ts'
import { choice } from '../ask/questions/choice.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import type { Table } from '../ask/table.ts'
import { Correction, scripted } from '../small-game/scripted.ts'
import { named } from '../small-game/pieces.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { askEither, branch, type ListStep, askWhen } from './either.ts'
import { most, must, prefer } from './filter.ts'
import { priorityList } from './priority-list.ts'
import { tieByPrintedOrder } from './tie-break.ts'

interface Heap {
  readonly stones: readonly Stone[]
}

const heap: Heap = { stones: stones('a1', 'b1x', 'c2xy') }
const marked = (mark: string) => (stone: Stone) => stone.marks.includes(mark)
const weather = message('weather', 'Does it rain?')

function rains(table: Table<Heap>): Procedure<boolean> {
  return ask(table, () => yesNo('stone.rain', 'table', weather))
}

function listOf(...steps: readonly ListStep<Stone, Heap, void>[]) {
  return priorityList<Stone, Heap>(
    'stone',
    'Stone',
    cite('Stones', 'Choosing'),
    steps,
    tieByPrintedOrder('the first'),
  )
}

const rainy = listOf(
  askWhen('rain', 'rain', rains, prefer(1, 'x', marked('x'))),
  most(2, 'weight', ({ weight }) => weight),
)

const run = (list: ReturnType<typeof listOf>) => (table: Table<Heap>) => list(table, (now) => now.stones)

describe('a condition that is asked', () => {
  test('is asked when its lines are reached, and they are read where it holds', () => {
    const { result, asked, told } = scripted(heap, run(rainy), [true])
    expect(asked.map(({ id }) => id)).toEqual(['stone.rain'])
    expect(result?.id).toBe('c')
    expect(
      told.flatMap((one) =>
        one.kind === 'decision' ? explainDecision(one).map((line) => format(line)) : [],
      ),
    ).toEqual(['1. rain: x: b and c', '2. weight: c (b: 1 and c: 2)', 'Stone: c'])
  })

  test('leaves its lines out where it does not hold', () => {
    const { told } = scripted(heap, run(rainy), [false])
    const [decision] = told
    const lines = decision?.kind === 'decision' ? decision.lines : []
    expect(lines.map((line) => 'rule' in line && line.rule.id)).toEqual(['stone.2'])
  })

  test('is not asked where one candidate is left, unless a must depends on it', () => {
    const alone = { stones: stones('a1') }
    expect(scripted(alone, run(rainy)).asked).toEqual([])
    const strict = listOf(askWhen('rain', 'rain', rains, must(1, 'x', marked('x'))))
    const { asked, result, ended } = scripted(alone, run(strict), [true])
    expect(asked).toHaveLength(1)
    expect([result, ended]).toEqual([undefined, true])
    const later = listOf(
      askWhen('rain', 'rain', rains, prefer(1, 'x', marked('x'))),
      must(2, 'weight', ({ weight }) => weight > 0),
    )
    expect(scripted(alone, run(later)).asked).toEqual([])
  })

  test('picks one of several parts', () => {
    const sky = listOf(
      askEither((table) => pick(table), {
        sun: branch('sun', prefer(1, 'y', marked('y'))),
        fog: branch(
          'fog',
          prefer(1, 'not x', (stone) => !marked('x')(stone)),
        ),
      }),
    )
    expect(sky.lines.map(({ id }) => id)).toEqual(['stone.sun.1', 'stone.fog.1', 'stone.tie'])
    expect(scripted(heap, run(sky), ['sun']).result?.id).toBe('c')
    expect(scripted(heap, run(sky), ['fog']).result?.id).toBe('a')
    expect(scripted(heap, run(sky), ['none']).result?.id).toBe('a')
  })

  test('is asked once more after a correction, and not twice', () => {
    const more = new Correction<Heap>(() => ({ stones: stones('a1x', 'b5') }))
    const { result, asked, told } = scripted(heap, run(rainy), [more, true])
    expect(asked).toHaveLength(2)
    expect(result?.id).toBe('a')
    expect(told).toHaveLength(1)
  })

  test('may be a fact, which is remembered', () => {
    const both = priorityList<Stone, Heap>(
      'stone',
      'Stone',
      cite('Stones', 'Choosing'),
      [
        askWhen('one', 'rain', raining, prefer(1, 'x', marked('x'))),
        askWhen('two', 'rain', raining, prefer(1, 'y', marked('y'))),
      ],
      tieByPrintedOrder('the first'),
    )
    expect(scripted(heap, run(both), [true]).asked.map(({ id }) => id)).toEqual(['sky.rain.one'])
  })
})

function* pick(table: Table<Heap>): Procedure<string> {
  const options = ['sun', 'fog', 'none'].map(named)
  return (yield* ask(table, () => choice('stone.sky', 'table', weather, options))).id
}

const sky = named('sky')
const rain: BooleanFact<typeof sky, Heap> = {
  kind: 'fact',
  id: 'sky.rain',
  validityKey: () => '',
  compute: () => undefined,
  ask: () => weather,
  askOne: () => weather,
}

function* raining(table: Table<Heap>): Procedure<boolean> {
  return (yield* filterByFact(table, rain, () => [sky], undefined)).length > 0
}
