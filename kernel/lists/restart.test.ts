import { describe, expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { most } from './filter.ts'
import { message } from '../messages/message.ts'
import { restartable, ask, type Procedure } from '../ask/procedure.ts'
import { choice } from '../ask/questions/choice.ts'
import { number } from '../ask/questions/number.ts'
import { priorityList } from './priority-list.ts'
import { Correction, scripted } from '../small-game/scripted.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import type { Table } from '../ask/table.ts'
import { tieByDie, tieByPrintedOrder } from './tie-break.ts'

interface Heap {
  readonly stones: readonly Stone[]
  readonly taken: string
}

const heap: Heap = { stones: stones('a3', 'b1', 'c1'), taken: '' }
const heaviest = priorityList<Stone, Heap>(
  'heaviest',
  'Heaviest',
  cite('Stones', 'Heaviest'),
  [most(1, 'weight', ({ weight }) => weight)],
  tieByPrintedOrder('from the left'),
)
const equal = priorityList<Stone, Heap, Stone>(
  'equal',
  'Equal',
  cite('Stones', 'Equal'),
  [],
  tieByDie(6, 'a die'),
)
const took = message('took', 'Took {stone}.')

function* takeTwo(table: Table<Heap>): Procedure<string> {
  const pair = yield* restartable(table, function* () {
    const first = yield* heaviest(table, (now) => now.stones)
    const second =
      first && (yield* equal(table, (now) => now.stones.filter(({ id }) => id !== first.id), first))
    return `${first?.id ?? '-'} ${second?.id ?? '-'}`
  })
  table.change({ ...table.now, taken: pair }, took)
  return pair
}

const lighter = new Correction<Heap>((now) => ({ ...now, stones: stones('a1', 'b2', 'c1') }))
const alone = new Correction<Heap>((now) => ({ ...now, stones: stones('a1') }))

describe('a step that restarts', () => {
  test('runs once if nothing is corrected', () => {
    const { result, told } = scripted(heap, takeTwo, [1])
    expect(result).toBe('a b')
    expect(told.map((one) => one.kind)).toEqual(['decision', 'decision', 'change'])
  })

  test('restarts with the corrected situation, and logs only the valid part', () => {
    const { result, told, asked } = scripted(heap, takeTwo, [lighter, 2])
    expect(result).toBe('b c')
    expect(asked.map(({ id }) => id)).toEqual(['equal.tie', 'equal.tie'])
    expect(told.map((one) => (one.kind === 'decision' ? [one.number, one.chosen?.id] : one.kind))).toEqual([
      [0, 'b'],
      [1, 'c'],
      'change',
    ])
  })

  test('may have nothing more to ask then', () => {
    expect(scripted(heap, takeTwo, [alone]).result).toBe('a -')
  })

  test('continues if it has already changed something', () => {
    function* changing(table: Table<Heap>): Procedure<number> {
      return yield* restartable(table, function* () {
        table.change({ ...table.now, taken: 'x' }, took)
        return yield* ask(table, () =>
          number('n', 'table', message('n', 'How many?'), { from: 0, to: 9, unit: message('u', 'u') }),
        )
      })
    }
    const { result, table } = scripted(heap, changing, [lighter, 4])
    expect([result, table.now.taken]).toEqual([4, 'x'])
  })

  test('inside another only the inner one restarts', () => {
    const begun: string[] = []
    function* nested(table: Table<Heap>): Procedure<string> {
      return yield* restartable(table, function* () {
        begun.push('outer')
        return yield* restartable(table, function* () {
          begun.push('inner')
          const stone = yield* ask(table, (now) =>
            choice('which', 'player', message('w', 'Which?'), now.stones),
          )
          return stone.id
        })
      })
    }
    expect(scripted(heap, nested, [lighter, 'b']).result).toBe('b')
    expect(begun).toEqual(['outer', 'inner', 'inner'])
  })

  test('lets a fault of the rules through', () => {
    function* faulty(table: Table<Heap>): Procedure<string> {
      return yield* restartable(table, function* () {
        throw new Error('a fault')
      })
    }
    expect(() => scripted(heap, faulty)).toThrow('a fault')
  })
})

describe('a question that may have nothing to ask', () => {
  function* whichOf(table: Table<Heap>): Procedure<string> {
    const stone = yield* ask(table, (now) =>
      now.stones.length === 0 ? undefined : choice('which', 'player', message('w', 'Which one?'), now.stones),
    )
    return stone?.id ?? 'none'
  }
  const empty = new Correction<Heap>((now) => ({ ...now, stones: [] }))

  test('is not put if there is nothing', () => {
    const { result, asked, told } = scripted({ ...heap, stones: [] }, whichOf)
    expect([result, asked, told]).toEqual(['none', [], []])
  })

  test('is skipped if a correction leaves no options, and this is logged', () => {
    const { result, told } = scripted(heap, whichOf, [empty])
    expect(result).toBe('none')
    expect(told.map((one) => one.kind === 'change' && one.tell)).toEqual([
      {
        id: 'kernel.passedOver',
        text: 'Nothing left to choose; skipped: {question}',
        params: { question: message('w', 'Which one?') },
      },
    ])
  })
})
