import { describe, expect, test } from 'vitest'
import type { Decision } from '../ask/decision.ts'
import { type Readings, ruling } from '../ask/ruling.ts'
import { decisionTitle } from '../explain/explain.ts'
import type { Json } from '../read/json.ts'
import { cite } from '../messages/citation.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { scripted } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'
import { prefer, withBookNumber } from './filter.ts'
import { priorityList } from './priority-list.ts'
import {
  tieAtRandom,
  tieByDie,
  neverTies,
  tieByPlayer,
  withBoardTargets,
  tieByPrintedOrder,
  type TieBreak,
  tieByOption,
  tieByRuling,
} from './tie-break.ts'

const list = priorityList<Stone, readonly Stone[], string>(
  'stone',
  'Stone',
  cite('Stones', 'Choosing'),
  [],
  tieByPrintedOrder('the first'),
  {
    titled: (purpose) => (purpose === 'throw' ? message('stone.throw', 'Stone to throw') : undefined),
    of: (_, heap) => message('stone.heap', 'a heap of {count}', { count: heap.length }),
  },
)
const title = (purpose: string): string => {
  const { told } = scripted(stones('a1', 'b1'), (table) => list(table, (now) => now, purpose))
  return format(decisionTitle(told[0] as Decision))
}

test('a decision is called by its purpose if the list has a title for it, with the piece it is about', () => {
  expect(title('throw')).toBe('Stone to throw (a heap of 2)')
  expect(title('keep')).toBe('Stone (a heap of 2)')
})

function broken(tie: TieBreak, written: readonly string[], ...answers: readonly Json[]) {
  const list = priorityList<Stone, readonly Stone[]>('stone', 'Stone', cite('Stones', 'Ties'), [], tie)
  const { result, asked, told } = scripted(stones(...written), (table) => list(table, (now) => now), answers)
  const line = told[0]?.kind === 'decision' ? told[0].lines[0] : undefined
  return { result: result?.id, asked, line }
}

test('printed order takes the first and asks nobody', () => {
  const { result, asked, line } = broken(tieByPrintedOrder('top first'), ['a1', 'b1'])
  expect(result).toBe('a')
  expect(asked).toEqual([])
  expect(line).toMatchObject({ kind: 'tied', chosen: { id: 'a' }, roll: undefined })
})

test.each([
  [1, 'a'],
  [2, 'b'],
  [3, 'c'],
  [4, 'a'],
  [6, 'c'],
])('a die that shows %i takes %s of three: it wraps around after the last', (roll, expected) => {
  const { result, asked, line } = broken(tieByDie(6, 'a die'), ['a1', 'b1', 'c1'], roll)
  expect(result).toBe(expected)
  expect(asked[0]).toMatchObject({ id: 'stone.tie', kind: 'die', to: 'chance', sides: 6 })
  expect(line).toMatchObject({ kind: 'tied', roll, chosen: { id: expected } })
})

test('at random is a choice that chance makes', () => {
  const { result, asked, line } = broken(tieAtRandom('any'), ['a1', 'b1'], 'b')
  expect(result).toBe('b')
  expect(asked[0]).toMatchObject({ id: 'stone.tie', kind: 'choice', to: 'chance' })
  expect(ids(asked[0]?.options)).toBe('a b')
  expect(line).toMatchObject({ kind: 'tied', roll: undefined, chosen: { id: 'b' } })
})

test('if the player chooses, the question is put to that seat', () => {
  const { result, asked } = broken(tieByPlayer('north', 'north chooses'), ['a1', 'b1'], 'b')
  expect(result).toBe('b')
  expect(asked[0]).toMatchObject({ kind: 'choice', to: 'north' })
  expect(asked.map(({ text }) => format(text))).toEqual(['Stone: which one? (north chooses)'])
})

test.each([tieByPrintedOrder('t'), tieByDie(6, 't'), tieAtRandom('t'), tieByPlayer('north', 't')])(
  'a single candidate needs no tie-break: $how',
  (tie) => {
    const { result, asked, line } = broken(tie, ['a1'])
    expect([result, asked, line]).toEqual(['a', [], undefined])
  },
)

test('a tie-break has its text and its ruling', () => {
  const guess = ruling(
    'guess',
    'Guess',
    cite('Stones', 'Ties'),
    'Which?',
    { this: 'this' },
    'this',
    'A guess.',
  )
  expect([tieByPrintedOrder('t'), tieByDie(6, 't'), tieAtRandom('t'), tieByPlayer('north', 't')]).toEqual([
    { how: 'printedOrder', text: 't', sides: 0, seat: '', ruling: undefined },
    { how: 'die', text: 't', sides: 6, seat: '', ruling: undefined },
    { how: 'atRandom', text: 't', sides: 0, seat: '', ruling: undefined },
    { how: 'playerChooses', text: 't', sides: 0, seat: 'north', ruling: undefined },
  ])
  const resting = [
    tieByPrintedOrder('t', guess),
    tieByDie(6, 't', guess),
    tieAtRandom('t', guess),
    tieByPlayer('n', 't', guess),
  ]
  for (const tie of resting) expect(tie.ruling).toBe(guess)
})

describe('a tie-break by ruling', () => {
  const lot = ruling(
    'lot',
    'Lot',
    cite('Stones', 'Ties'),
    'Which?',
    { top: 'top', any: 'any' },
    'top',
    'A guess.',
  )
  const tie = tieByRuling(lot, { top: tieByPrintedOrder('top first'), any: tieAtRandom('any of them') })
  interface Heap {
    readonly rulings: Readings
    readonly stones: readonly Stone[]
  }
  const listed = () => priorityList<Stone, Heap>('stone', 'Stone', cite('Stones', 'Ties'), [], tie)

  test('declares an end for each reading, resting on the ruling', () => {
    expect(listed().lines.map(({ id, how }) => `${id} ${how}`)).toEqual([
      'stone.top.tie tie',
      'stone.any.tie tie',
    ])
    for (const line of listed().lines) expect(line.rulings).toEqual([lot])
  })

  test.each([
    ['top', [], 'a', 'stone.top.tie'],
    ['any', ['b'], 'b', 'stone.any.tie'],
  ] as const)('ends as the reading %s says', (reading, answers, expected, line) => {
    const heap: Heap = { rulings: { lot: reading }, stones: stones('a1', 'b1') }
    const { result, told } = scripted(heap, (table) => listed()(table, (now) => now.stones), answers)
    expect(result?.id).toBe(expected)
    expect(told[0]).toMatchObject({ lines: [{ kind: 'tied', rule: { id: line } }] })
  })
})

describe('a list that is never tied', () => {
  const first = prefer<Stone, readonly Stone[]>('first', 'the first', ({ id }) => id === 'a')
  const listed = () =>
    priorityList<Stone, readonly Stone[]>('stone', 'Stone', cite('Stones', 'Ties'), [first], neverTies)
  const chosen = (...written: readonly string[]) =>
    scripted(stones(...written), (table) => listed()(table, (now) => now)).result?.id

  test('declares no line for a tie, and its lines decide', () => {
    expect(listed().lines.map(({ id }) => id)).toEqual(['stone.first'])
    expect(chosen('a1', 'b1')).toBe('a')
  })

  test('throws if its lines leave two candidates', () => {
    expect(() => chosen('b1', 'c1')).toThrow('The lines of stone leave more than one.')
  })
})

test('a tie is broken as an option says', () => {
  const list = priorityList<Stone, { readonly ties: 'order' | 'die' }>(
    'stone',
    'Stone',
    cite('Stones', 'Ties'),
    [],
    tieByOption(({ ties }: { readonly ties: 'order' | 'die' }) => ties, {
      order: tieByPrintedOrder('top first'),
      die: tieByDie(6, 'a die'),
    }),
  )
  expect(list.lines.map(({ id }) => id)).toEqual(['stone.order.tie', 'stone.die.tie'])
  const run = (ties: 'order' | 'die') =>
    scripted({ ties }, (table) => list(table, () => stones('a', 'b')), [2])
  expect(run('order')).toMatchObject({ result: { id: 'a' }, asked: [] })
  expect(run('die')).toMatchObject({ result: { id: 'b' }, asked: [{ id: 'stone.die.tie' }] })
})

test('at random asks what comes up', () => {
  const { asked } = broken(tieAtRandom('any of them'), ['a1', 'b1'])
  expect(asked.map(({ text }) => format(text))).toEqual(['Stone: which one comes up? (any of them)'])
})

test('if there are more candidates than sides, the die names only those that it can show', () => {
  const { asked } = broken(tieByDie(2, 'a coin'), ['a1', 'b1', 'c1'])
  expect(asked.map(({ text }) => format(text))).toEqual(['Stone: what does the die show? 1: a; 2: b.'])
})

test('the candidates of a tie may be tapped on the table', () => {
  const points = { by: 'piece' } as const
  const { asked } = broken(withBoardTargets(points, tieByPlayer('north', 'north chooses')), ['a1', 'b1'])
  expect(asked[0]).toMatchObject({ id: 'stone.tie', kind: 'choice', to: 'north', points })
})

test("a tie-break may have the booklet's number, and is then told as a line", () => {
  const list = priorityList<Stone, readonly Stone[]>(
    'stone',
    'Stone',
    cite('Stones', 'Ties'),
    [],
    withBookNumber('5', tieByPrintedOrder('top first')),
  )
  const [line] = list.lines
  expect(line).toMatchObject({ id: 'stone.tie', number: '5', given: [], rulings: [] })
  expect(line).not.toHaveProperty('asks')
})

test('a tie of a secret decision is asked in secret from every seat', () => {
  const asked = (tie: TieBreak, isSecret: boolean) => {
    const page = cite('Stones', 'Ties')
    const list = priorityList<Stone, readonly Stone[]>('stone', 'Stone', page, [], tie, {
      secret: () => isSecret,
    })
    return scripted(stones('a1', 'b1'), (table) => list(table, (now) => now)).asked[0]?.secret === true
  }
  const ties = [tieByDie(6, 'a die'), tieAtRandom('any'), tieByPlayer('north', 'north chooses')]
  expect(ties.map((tie) => asked(tie, true))).toEqual([true, true, true])
  expect(ties.map((tie) => asked(tie, false))).toEqual([false, false, false])
})
