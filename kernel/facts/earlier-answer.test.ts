import { describe, expect, test } from 'vitest'
import { closerThan, type Distance, type Fact, type AnswerReuse, type BooleanFact } from './fact.ts'
import { filterByFact } from './filter-by-fact.ts'
import type { Json } from '../read/json.ts'
import { message } from '../messages/message.ts'
import type { Question } from '../ask/question.ts'
import { scripted } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'

interface Heap {
  readonly stones: readonly Stone[]
  readonly moved: number
  readonly left: readonly number[]
}

const heap: Heap = { stones: stones('a5x', 'b10', 'c15x'), moved: 0, left: [4, 4] }
const one: Heap = { ...heap, stones: stones('a5x') }
const text = message('x', 'x')
const rests = (_: Stone, { moved, left }: Heap): string => `${moved} ${left.join(' ')}`
const lasting: AnswerReuse<Stone, Heap> = {
  basis: (_, { moved }) => `${moved}`,
  remaining: (_, { left }) => left,
}

const bright: BooleanFact<Stone, Heap> = {
  kind: 'fact',
  id: 'bright',
  compute: () => undefined,
  validityKey: rests,
  reuse: lasting,
  ask: () => text,
}

const far: Distance<Stone, Heap> = {
  kind: 'distance',
  id: 'far',
  unit: text,
  furthest: 30,
  step: 0.5,
  compute: () => undefined,
  validityKey: rests,
  reuse: lasting,
  askCloser: () => text,
  askHowFar: () => text,
  askBest: () => text,
}

/** Returns the proposal if the fact is asked again after a change. */
function proposedAgain(...how: Parameters<typeof askedAgain>): unknown {
  return askedAgain(...how)?.proposal
}

/** Returns the second question, if the fact is asked again after a change. */
function askedAgain(
  start: Heap,
  fact: Fact<Stone, Heap>,
  change: Partial<Heap>,
  ...answers: readonly Json[]
): Question | undefined {
  const { asked } = scripted(
    start,
    function* (table) {
      yield* filterByFact(table, fact, (now) => now.stones, undefined)
      table.change({ ...table.now, ...change }, text)
      return yield* filterByFact(table, fact, (now) => now.stones, undefined)
    },
    answers,
  )
  expect(asked).toHaveLength(2)
  return asked[1]
}

describe('after a removal the earlier answer is the proposal:', () => {
  test('a fact', () => {
    expect(ids(proposedAgain(heap, bright, { left: [3, 4] }, ['b'], []) as readonly Stone[])).toBe('b')
  })

  test('a band of a distance', () => {
    const proposed = proposedAgain(heap, closerThan(12, far), { left: [3, 4] }, ['a', 'b'], [])
    expect(ids(proposed as readonly Stone[])).toBe('a b')
  })

  test('a band that was answered instead of a number', () => {
    const bands = [
      { id: 'near', name: text, from: 0, below: 12 },
      { id: 'mid', name: text, from: 12, below: 16 },
      { id: 'out', name: text, from: 16, below: Infinity },
    ]
    const banded = { ...far, bands: () => bands }
    expect(proposedAgain(one, closerThan(16, banded), { left: [4, 0] }, 'mid', 14)).toBe(bands[1])
    expect(proposedAgain(one, closerThan(16, banded), { left: [4, 0] }, 14, 15)).toBe(14)
  })

  test('a measured distance', () => {
    expect(proposedAgain(one, closerThan(12, far), { left: [4, 0] }, 7.5, 8)).toBe(7.5)
  })
})

test('a proposal is marked as recalled unless it is computed', () => {
  const computed: BooleanFact<Stone, Heap> = { ...bright, propose: () => true }
  const after = { left: [3, 4] }
  expect(askedAgain(heap, bright, after, ['b'], [])?.isEarlierAnswer).toBe(true)
  expect(askedAgain(heap, computed, after, ['b'], [])?.isEarlierAnswer).toBe(false)
  expect(askedAgain(one, closerThan(12, far), { left: [4, 0] }, 7.5, 8)?.isEarlierAnswer).toBe(true)
})

describe('nothing is proposed if', () => {
  test('something moved', () => {
    expect(proposedAgain(heap, bright, { moved: 1 }, ['b'], [])).toBeUndefined()
    expect(proposedAgain(one, closerThan(12, far), { moved: 1 }, 7.5, 8)).toBeUndefined()
  })

  test('there is more of something than there was', () => {
    expect(proposedAgain(heap, bright, { left: [3, 5] }, ['b'], [])).toBeUndefined()
    expect(proposedAgain(one, closerThan(12, far), { left: [4, 4, 1] }, 7.5, 8)).toBeUndefined()
    expect(proposedAgain(one, closerThan(12, far), { left: [4] }, 7.5, 8)).toBeUndefined()
  })

  test('the fact does not last', () => {
    const { kind, id } = bright
    const fleeting: BooleanFact<Stone, Heap> = {
      kind,
      id,
      compute: () => undefined,
      validityKey: rests,
      ask: () => text,
    }
    expect(proposedAgain(heap, fleeting, { left: [3, 4] }, ['b'], [])).toBeUndefined()
  })
})

test('a proposal may be made from what was told before', () => {
  const seen: unknown[] = []
  const guess: BooleanFact<Stone, Heap> = {
    ...bright,
    propose: (_stone, _now, _about, told) => {
      seen.push(told)
      return told === undefined ? undefined : !told
    },
  }
  const measured: Distance<Stone, Heap> = {
    ...far,
    propose: (_stone, _now, _about, told) => (told === undefined ? undefined : told + 2),
  }
  const run = (fact: Fact<Stone, Heap>, first: Json) => {
    const { asked } = scripted(
      one,
      function* (table) {
        yield* filterByFact(table, fact, (now) => now.stones, undefined)
        table.change({ ...table.now, left: [3, 4] }, text)
        yield* filterByFact(table, fact, (now) => now.stones, undefined)
      },
      [first],
    )
    return asked.at(-1)?.proposal
  }
  expect(run(guess, ['a'])).toEqual([])
  expect(seen).toContain(true)
  expect(run(closerThan(8, measured), 5)).toBe(7)
})
