import { describe, expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { closerThan, type Distance, type NumberRanking, type Ranking } from './fact.ts'
import { fewest, most, must, prefer } from '../lists/filter.ts'
import { filterByFact } from './filter-by-fact.ts'
import type { Json } from '../read/json.ts'
import { format } from '../messages/language.ts'
import { FactMemory } from '../ask/fact-memory.ts'
import { message } from '../messages/message.ts'
import { priorityList } from '../lists/priority-list.ts'
import { Correction, scripted } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'
import { tieByPlayer, tieByPrintedOrder } from '../lists/tie-break.ts'

interface Heap {
  readonly stones: readonly Stone[]
  readonly tracked: boolean
  readonly moved: Readonly<Record<string, number>>
}

const page = cite('Stones', 'Choosing')
const heap: Heap = { stones: stones('a5', 'b2', 'c9', 'd2'), tracked: false, moved: {} }
const rests = (stone: Stone, now: Heap): string => String(now.moved[stone.id] ?? 0)

const light: NumberRanking<Stone, Heap> = {
  kind: 'ranking',
  id: 'light',
  compute: (stone, now) => (now.tracked ? stone.weight : undefined),
  validityKey: rests,
  askBest: () => message('lightest', 'Which is lit best?'),
}

const far: Distance<Stone, Heap> = {
  kind: 'distance',
  id: 'far',
  unit: message('inch', 'inches'),
  furthest: 30,
  step: 1,
  compute: (stone, now) => (now.tracked ? stone.weight : undefined),
  validityKey: rests,
  askCloser: (limit) => message('closer', 'Which are closer than {limit}?', { limit }),
  askHowFar: (stone) => message('howFar', 'How far is {stone}?', { stone: stone.name }),
  askBest: () => message('closest', 'Which is closest?'),
}

function ranked(
  by: Ranking<Stone, Heap>,
  how: 'most' | 'fewest',
  script: readonly (Json | Correction<Heap>)[] = [],
  now = heap,
  memory = new FactMemory(),
) {
  const line = how === 'most' ? most(1, 'best', by) : fewest(1, 'best', by)
  const list = priorityList<Stone, Heap>('stone', 'Stone', page, [line], tieByPrintedOrder('the first'))
  const { asked, told } = scripted(now, (table) => list(table, (heap) => heap.stones), script, memory)
  const spoken = told[0]?.kind === 'decision' ? told[0].lines[0] : undefined
  return { asked, line: spoken?.kind === 'narrowed' ? spoken : undefined }
}

describe.each([light, far])('a $kind', (by) => {
  test('is computed on a tracked table, with the numbers', () => {
    const tracked = { ...heap, tracked: true }
    expect(ranked(by, 'most', [], tracked)).toMatchObject({
      asked: [],
      line: { numbers: [5, 2, 9, 2], after: [{ id: 'c' }], passedOver: false },
    })
    expect(ids(ranked(by, 'fewest', [], tracked).line?.after)).toBe('b d')
  })

  test('is asked once if it cannot be computed: one candidate, or several as a tie', () => {
    const { asked, line } = ranked(by, 'fewest', [['b', 'd']])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ id: `${by.id}.fewest`, kind: 'which', atLeast: 1, to: 'table' })
    expect(ids(asked[0]?.options)).toBe('a b c d')
    expect(ids(line?.after)).toBe('b d')
    expect(line?.numbers).toBeUndefined()
  })

  test('asks by its own words', () => {
    const words = ranked(by, 'most').asked.map((question) => format(question.text))
    expect(words).toEqual([by.kind === 'ranking' ? 'Which is lit best?' : 'Which is closest?'])
  })

  test('is remembered for the same candidates and for any of them that include a best one', () => {
    const memory = new FactMemory()
    ranked(by, 'most', [['a', 'b']], heap, memory)
    const all = ranked(by, 'most', [], heap, memory)
    expect([ids(all.line?.after), all.asked]).toEqual(['a b', []])
    const some = ranked(by, 'most', [], { ...heap, stones: stones('b2', 'c9') }, memory)
    expect([ids(some.line?.after), some.asked]).toEqual(['b', []])
  })

  test('is asked if none of the best remains, or another candidate has come', () => {
    const memory = new FactMemory()
    ranked(by, 'most', [['a']], heap, memory)
    expect(ranked(by, 'most', [], { ...heap, stones: stones('b2', 'c9') }, memory).asked).toHaveLength(1)
    expect(ranked(by, 'most', [], { ...heap, stones: stones('a5', 'e1') }, memory).asked).toHaveLength(1)
  })

  test('is asked again if its basis has changed, for the best one or another', () => {
    const memory = new FactMemory()
    ranked(by, 'most', [['a']], heap, memory)
    expect(ranked(by, 'most', [], { ...heap, moved: { a: 1 } }, memory).asked).toHaveLength(1)
    expect(ranked(by, 'most', [], { ...heap, moved: { c: 1 } }, memory).asked).toHaveLength(1)
  })

  test('the highest does not determine the lowest', () => {
    const memory = new FactMemory()
    ranked(by, 'most', [['a']], heap, memory)
    expect(ranked(by, 'fewest', [], heap, memory).asked).toHaveLength(1)
  })

  test('is asked again after a correction', () => {
    const corrected = new Correction<Heap>((now) => ({ ...now, stones: stones('e1', 'f1') }))
    const { asked, line } = ranked(by, 'most', [corrected, ['f']])
    expect(asked.map((question) => ids(question.options))).toEqual(['a b c d', 'e f'])
    expect(ids(line?.after)).toBe('f')
  })

  test('proposes computed values only if all can be computed', () => {
    const offering = { ...by, propose: (stone: Stone) => stone.weight }
    expect(ids(ranked(offering, 'most').asked[0]?.proposal as readonly Stone[])).toBe('c')
    expect(ids(ranked(offering, 'fewest').asked[0]?.proposal as readonly Stone[])).toBe('b d')
    const partly = { ...by, propose: (stone: Stone) => (stone.id === 'c' ? undefined : stone.weight) }
    expect(ranked(partly, 'most').asked[0]?.proposal).toBeUndefined()
    expect(ranked(by, 'most').asked[0]?.proposal).toBeUndefined()
  })
})

test('numbers are shown only if all are known', () => {
  const memory = new FactMemory()
  const near = (limit: number, script: readonly Json[], some: readonly Stone[]) =>
    scripted(
      { ...heap, stones: some },
      (table) => filterByFact(table, closerThan(limit, far), (now) => now.stones, undefined),
      script,
      memory,
    )
  near(12, [3], stones('a5'))
  near(12, [[]], stones('b2', 'c9'))
  const { asked, line } = ranked(far, 'fewest', [], { ...heap, stones: stones('a5', 'b2') }, memory)
  expect([ids(line?.after), line?.numbers, asked]).toEqual(['a', undefined, []])
})

test('a must with a fact can remove all candidates, a prefer is skipped then', () => {
  const near = closerThan(12, far)
  const first = tieByPrintedOrder('the first')
  const strict = priorityList<Stone, Heap>('stone', 'Stone', page, [must(1, 'near', near)], first)
  const gentle = priorityList<Stone, Heap>('stone', 'Stone', page, [prefer(1, 'near', near)], first)
  expect(scripted(heap, (table) => strict(table, (now) => now.stones), [[]])).toMatchObject({
    result: undefined,
    ended: true,
    told: [{ lines: [{ after: [], passedOver: false }] }],
  })
  expect(scripted(heap, (table) => gentle(table, (now) => now.stones), [[]])).toMatchObject({
    result: { id: 'a' },
    told: [{ lines: [{ after: heap.stones, passedOver: true }, { kind: 'tied' }] }],
  })
})

test('what is only half computed is asked whole', () => {
  const half = { ...light, compute: (stone: Stone) => (stone.id === 'd' ? undefined : 1) }
  expect(ids(ranked(half, 'most').asked[0]?.options)).toBe('a b c d')
})

test('answered bands and measured distances settle which is closest without another question', () => {
  const list = priorityList<Stone, Heap>(
    'stone',
    'Stone',
    page,
    [must(1, 'under 12', closerThan(12, far)), must(2, 'under 8', closerThan(8, far)), fewest(3, 'far', far)],
    tieByPlayer('north', 'north chooses'),
  )
  const measured = scripted(heap, (table) => list(table, (now) => now.stones), [['a', 'b'], ['b']])
  expect(measured.result?.id).toBe('b')
  expect(measured.asked).toHaveLength(2)
  const memory = new FactMemory()
  scripted(heap, (table) => list(table, (now) => now.stones), [['a', 'b'], ['b']], memory)
  const { asked, line } = ranked(far, 'fewest', [], { ...heap, stones: stones('a5', 'b2') }, memory)
  expect([ids(line?.after), line?.numbers, asked]).toEqual(['b', undefined, []])
})
