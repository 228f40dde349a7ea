import { describe, expect, test } from 'vitest'
import { closerThan, type Distance, type BooleanFact, subjectOf } from './fact.ts'
import { filterByFact } from './filter-by-fact.ts'
import type { Json } from '../read/json.ts'
import { format } from '../messages/language.ts'
import { FactMemory } from '../ask/fact-memory.ts'
import { message } from '../messages/message.ts'
import { NumberQuestion } from '../ask/questions/number.ts'
import { Correction, scripted } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'

interface Heap {
  readonly stones: readonly Stone[]
  readonly tracked: boolean
  readonly moved: string
}

const heap: Heap = { stones: stones('a5x', 'b10', 'c15x'), tracked: false, moved: '0' }

const bright: BooleanFact<Stone, Heap, string> = {
  kind: 'fact',
  id: 'bright',
  compute: (stone, now) => (now.tracked ? stone.marks === 'x' : undefined),
  validityKey: (_, now) => now.moved,
  ask: (_, about) => message('bright', 'Which are bright at {about}?', { about }),
}

const far: Distance<Stone, Heap, string> = {
  kind: 'distance',
  id: 'far',
  unit: message('inch', 'inches'),
  furthest: 30,
  step: 0.5,
  compute: (stone, now) => (now.tracked ? stone.weight : undefined),
  validityKey: (_, now) => now.moved,
  askCloser: (limit) => message('closer', 'Which are closer than {limit}?', { limit }),
  askHowFar: (stone) => message('howFar', 'How far is {stone}?', { stone: stone.name }),
  askBest: () => message('closest', 'Which is closest?'),
}

const among = (now: Heap): readonly Stone[] => now.stones

describe('a fact that can be computed', () => {
  test('asks nobody', () => {
    const { result, asked } = scripted({ ...heap, tracked: true }, (table) =>
      filterByFact(table, bright, among, 'noon'),
    )
    expect(ids(result)).toBe('a c')
    expect(asked).toEqual([])
  })

  test('is never remembered', () => {
    const { table } = scripted({ ...heap, tracked: true }, (table) =>
      filterByFact(table, bright, among, 'noon'),
    )
    expect(table.memory.length).toBe(0)
  })
})

describe('a fact that only the table knows', () => {
  test('is asked once for all candidates', () => {
    const { result, asked } = scripted(heap, (table) => filterByFact(table, bright, among, 'noon'), [
      ['b', 'c'],
    ])
    expect(ids(result)).toBe('b c')
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ id: 'bright', kind: 'which', to: 'table', atLeast: 0 })
    expect(ids(asked[0]?.options)).toBe('a b c')
    expect(asked.map((question) => format(question.text))).toEqual(['Which are bright at noon?'])
  })

  test('is asked about one alone as yes or no, if it has words for that', () => {
    const memory = new FactMemory()
    const one: BooleanFact<Stone, Heap, string> = {
      ...bright,
      askOne: (stone) => message('isBright', 'Is {stone} bright?', { stone: stone.name }),
      propose: (stone) => stone.marks === 'x',
    }
    const alone = { ...heap, stones: stones('a5x') }
    const first = scripted(alone, (table) => filterByFact(table, one, among, 'noon'), [true], memory)
    expect(ids(first.result)).toBe('a')
    expect(first.asked[0]).toMatchObject({ id: 'bright.one', kind: 'yesNo', to: 'table', proposal: true })
    expect(first.asked.map((question) => format(question.text))).toEqual(['Is a bright?'])
    const later = scripted(heap, (table) => filterByFact(table, one, among, 'noon'), [['b']], memory)
    expect(ids(later.result)).toBe('a b')
    expect(ids(later.asked[0]?.options)).toBe('b c')
  })

  test('is asked about one alone again after a correction', () => {
    const one = { ...bright, askOne: (stone: Stone) => message('is', 'Is {stone}?', { stone: stone.name }) }
    const { asked, result } = scripted(
      { ...heap, stones: stones('a5') },
      (table) => filterByFact(table, one, among, 'noon'),
      [new Correction((now) => ({ ...now, stones: stones('e1') })), true],
    )
    expect(asked.map(({ text }) => format(text))).toEqual(['Is a?', 'Is e?'])
    expect(ids(result)).toBe('e')
  })

  test('is remembered, also for candidates for which it is false', () => {
    const memory = new FactMemory()
    scripted(heap, (table) => filterByFact(table, bright, among, 'noon'), [['b']], memory)
    const { result, asked } = scripted(
      heap,
      (table) => filterByFact(table, bright, among, 'noon'),
      [],
      memory,
    )
    expect(ids(result)).toBe('b')
    expect(asked).toEqual([])
  })

  test('is asked only about those that are not known yet', () => {
    const memory = new FactMemory()
    scripted(heap, (table) => filterByFact(table, bright, among, 'noon'), [['b']], memory)
    const more = { ...heap, stones: stones('a5', 'b10', 'd3') }
    const { result, asked } = scripted(
      more,
      (table) => filterByFact(table, bright, among, 'noon'),
      [['d']],
      memory,
    )
    expect(ids(asked[0]?.options)).toBe('d')
    expect(ids(result)).toBe('b d')
  })

  test('is asked again if its basis has changed', () => {
    const memory = new FactMemory()
    scripted(heap, (table) => filterByFact(table, bright, among, 'noon'), [['b']], memory)
    const { asked } = scripted(
      { ...heap, moved: '1' },
      (t) => filterByFact(t, bright, among, 'noon'),
      [],
      memory,
    )
    expect(ids(asked[0]?.options)).toBe('a b c')
  })

  test('is asked again about another subject', () => {
    const memory = new FactMemory()
    scripted(heap, (table) => filterByFact(table, bright, among, 'noon'), [['b']], memory)
    const { asked } = scripted(heap, (table) => filterByFact(table, bright, among, 'night'), [], memory)
    expect(ids(asked[0]?.options)).toBe('a b c')
  })

  test('is asked again after a correction', () => {
    const { result, asked } = scripted(heap, (table) => filterByFact(table, bright, among, 'noon'), [
      new Correction((now) => ({ ...now, stones: stones('e1', 'f2') })),
      ['f'],
    ])
    expect(asked.map((question) => ids(question.options))).toEqual(['a b c', 'e f'])
    expect(ids(result)).toBe('f')
  })

  test('proposes computed values only if all can be computed', () => {
    const offering = { ...bright, propose: (stone: Stone) => stone.marks === 'x' }
    const { asked } = scripted(heap, (table) => filterByFact(table, offering, among, 'noon'))
    expect(ids(asked[0]?.proposal as readonly Stone[])).toBe('a c')
    const partly = { ...bright, propose: (stone: Stone) => (stone.id === 'b' ? undefined : true) }
    expect(
      scripted(heap, (table) => filterByFact(table, partly, among, 'noon')).asked[0]?.proposal,
    ).toBeUndefined()
    expect(
      scripted(heap, (table) => filterByFact(table, bright, among, 'noon')).asked[0]?.proposal,
    ).toBeUndefined()
  })
})

describe('a band of a distance', () => {
  const within = (
    limit: number,
    script: readonly (Json | Correction<Heap>)[],
    memory?: FactMemory,
    now = heap,
  ) => scripted(now, (table) => filterByFact(table, closerThan(limit, far), among, 'me'), script, memory)

  test('is computed on a tracked table: closer than the limit, not at it', () => {
    const { result, asked } = within(10, [], undefined, { ...heap, tracked: true })
    expect(ids(result)).toBe('a')
    expect(asked).toEqual([])
  })

  test('is asked once for all candidates', () => {
    const { result, asked } = within(12, [['a', 'c']])
    expect(ids(result)).toBe('a c')
    expect(asked[0]).toMatchObject({ id: 'far', kind: 'which', to: 'table' })
    expect(asked.map((question) => format(question.text))).toEqual(['Which are closer than 12?'])
  })

  test('answers every wider band for those inside, and every narrower one for those outside', () => {
    const memory = new FactMemory()
    within(12, [['a', 'b']], memory)
    const wider = within(20, [18], memory)
    expect(wider.asked.map((question) => format(question.text))).toEqual(['How far is c?'])
    expect(ids(wider.result)).toBe('a b c')
    const narrower = within(8, [['b']], memory)
    expect(ids(narrower.asked[0]?.options)).toBe('a b')
    expect(ids(narrower.result)).toBe('b')
  })

  test('asks for the measured number if one candidate is open, and that answers every band', () => {
    const memory = new FactMemory()
    const one = { ...heap, stones: stones('a5') }
    const { asked, result } = within(12, [9.5], memory, one)
    expect(ids(result)).toBe('a')
    expect(asked[0]).toMatchObject({ id: 'far.measured', kind: 'number', to: 'table' })
    const [question] = asked
    expect(question instanceof NumberQuestion && question.range).toEqual({
      from: 0,
      to: 30,
      step: 0.5,
      unit: far.unit,
    })
    for (const [limit, expected] of [
      [8, ''],
      [9.5, ''],
      [10, 'a'],
      [20, 'a'],
    ] as const) {
      const later = within(limit, [], memory, one)
      expect([ids(later.result), later.asked]).toEqual([expected, []])
    }
  })

  test('may be answered by a band between the limits; a finer limit is asked with what is left', () => {
    const memory = new FactMemory()
    const bands: Distance<Stone, Heap, string>['bands'] = ({ from, below }, limit) =>
      [from, limit].map((start, at) => {
        const end = at === 0 ? limit : below
        return { id: `${start}-${end}`, name: message('band', '{start}', { start }), from: start, below: end }
      })
    const banded = { ...far, bands }
    const one = { ...heap, stones: stones('a5') }
    const closerBy = (limit: number, script: readonly Json[]) =>
      scripted(one, (table) => filterByFact(table, closerThan(limit, banded), among, 'me'), script, memory)
    const { asked, result } = closerBy(12, ['12-Infinity'])
    expect(ids(asked[0]?.options)).toBe('0-12 12-Infinity')
    expect(ids(result)).toBe('')
    expect(closerBy(8, []).asked).toEqual([])
    const finer = closerBy(15, ['12-15'])
    expect(ids(finer.asked[0]?.options)).toBe('12-15 15-Infinity')
    expect(ids(finer.result)).toBe('a')
  })

  test('has its lowest number, and the numbers that are likely', () => {
    const deep = { ...far, lowest: -5, usual: [0, 6] }
    const one = { ...heap, stones: stones('a5') }
    const { asked } = scripted(one, (table) => filterByFact(table, closerThan(2, deep), among, 'me'))
    expect(asked[0]).toMatchObject({ range: { from: -5, to: 30, default: [0, 6] } })
    const below = scripted(one, (table) => filterByFact(table, closerThan(-5, deep), among, 'me'))
    expect([ids(below.result), below.asked]).toEqual(['', []])
  })

  test('asks nobody if there is no candidate', () => {
    expect(within(12, [], undefined, { ...heap, stones: [] })).toMatchObject({ result: [], asked: [] })
  })

  test('is asked again after a correction, as a list or as a number', () => {
    const other = new Correction<Heap>((now) => ({ ...now, stones: stones('e1') }))
    const { asked, result } = within(12, [
      other,
      new Correction((now) => ({ ...now, stones: stones('f1') })),
      3,
    ])
    expect(asked.map((question) => format(question.text))).toEqual([
      'Which are closer than 12?',
      'How far is e?',
      'How far is f?',
    ])
    expect(ids(result)).toBe('f')
  })

  test('is asked again if its basis has changed', () => {
    const memory = new FactMemory()
    within(12, [['a']], memory)
    expect(ids(within(12, [], memory, { ...heap, moved: '1' }).asked[0]?.options)).toBe('a b c')
  })

  test('offers what could be computed', () => {
    const offering = { ...far, propose: (stone: Stone) => stone.weight }
    const { asked } = scripted(heap, (table) => filterByFact(table, closerThan(10, offering), among, 'me'))
    expect(ids(asked[0]?.proposal as readonly Stone[])).toBe('a')
    const one = scripted({ ...heap, stones: stones('b10') }, (table) =>
      filterByFact(table, closerThan(10, offering), among, 'me'),
    )
    expect(one.asked[0]?.proposal).toBe(10)
    const partly = { ...far, propose: (stone: Stone) => (stone.id === 'a' ? undefined : stone.weight) }
    const { asked: open } = scripted(heap, (table) =>
      filterByFact(table, closerThan(12, partly), among, 'me'),
    )
    expect(open[0]?.proposal).toBeUndefined()
  })
})

test('the subject of a fact is its id, or the plain value itself', () => {
  expect([{ id: 'a' }, 'b', 3, undefined, { name: 'c' }].map(subjectOf)).toEqual(['a', 'b', '3', '', ''])
  expect(subjectOf(JSON.parse('null'))).toBe('')
})
