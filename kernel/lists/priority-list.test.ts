import { describe, expect, test } from 'vitest'
import type { Decision } from '../ask/decision.ts'
import { ruling } from '../ask/ruling.ts'
import { restartSignal, Table } from '../ask/table.ts'
import { summarizeDecision, explainDecision } from '../explain/explain.ts'
import { LineCounts } from '../explain/line-counts.ts'
import type { BooleanFact } from '../facts/fact.ts'
import type { Json } from '../read/json.ts'
import { cite } from '../messages/citation.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { Correction, scripted, type ScriptedRun } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'
import type { ListStep } from './either.ts'
import { fewest, most, must, prefer } from './filter.ts'
import { priorityList } from './priority-list.ts'
import {
  withTieQuestion,
  tieByDieRanges,
  tieByPlayer,
  tieByPrintedOrder,
  type TieBreak,
} from './tie-break.ts'

function broken(tie: TieBreak, answer: Json) {
  const list = priorityList<Stone, readonly Stone[], string>(
    'stone',
    'Stone',
    cite('Stones', 'Ties'),
    [],
    tie,
  )
  const run = scripted(stones('a1', 'b1'), (table) => list(table, (now) => now, 'north'), [answer])
  return { ...run, decision: run.told[0] as Decision }
}

test.each([
  [1, 'a'],
  [3, 'a'],
  [4, 'b'],
  [6, 'b'],
])('in runs a %i is %s: the low numbers are the first, the high ones the last', (roll, expected) => {
  const { result, asked, decision } = broken(tieByDieRanges(6, 'a die'), roll)
  expect(result?.id).toBe(expected)
  expect(asked.map(({ text }) => format(text))).toEqual([
    'Stone: what does the die show? 1, 2 and 3: a; 4, 5 and 6: b.',
  ])
  expect(format(summarizeDecision(decision))).toBe(`Stone: ${expected}; the die shows ${roll}.`)
})

test('a game may put the question itself: by its id, to a seat and in words that depend on the situation', () => {
  const which = message('small.which', 'Which stone does {seat} take?')
  const tie = withTieQuestion(
    {
      id: 'small.which',
      to: (_, about) => String(about),
      text: (_, about) => ({ ...which, params: { seat: String(about) } }),
    },
    tieByPlayer('south', 'the owner chooses'),
  )
  const { result, asked, decision } = broken(tie, 'b')
  expect(result?.id).toBe('b')
  expect(asked.map(({ id, to, text }) => [id, to, format(text)])).toEqual([
    ['small.which', 'north', 'Which stone does north take?'],
  ])
  expect(decision.by.lines.map(({ id, asks }) => [id, asks])).toEqual([['stone.tie', 'small.which']])
  expect(explainDecision(decision).map((line) => format(line))).toEqual([
    'the owner chooses: b (of a and b)',
    'Stone: b',
  ])
})

test('with an id only, the default text of the kernel is used', () => {
  const { asked } = broken(withTieQuestion({ id: 'small.roll' }, tieByDieRanges(6, 'a die')), 1)
  expect(asked.map(({ id, to }) => [id, to])).toEqual([['small.roll', 'chance']])
})

test('with an id only, the seat of the tie-break is asked', () => {
  const { asked } = broken(
    withTieQuestion({ id: 'small.which' }, tieByPlayer('south', 'the owner chooses')),
    'b',
  )
  expect(asked.map(({ id, to, text }) => [id, to, format(text)])).toEqual([
    ['small.which', 'south', 'Stone: which one? (the owner chooses)'],
  ])
})

type Stones = readonly Stone[]

const page = cite('Stones', 'Choosing')
const first = tieByPrintedOrder('the first')
const marked = (mark: string) => (stone: Stone) => stone.marks.includes(mark)
const weight = (stone: Stone): number => stone.weight

function chosen(steps: readonly ListStep<Stone, Stones, void>[], ...written: readonly string[]) {
  const list = priorityList<Stone, Stones>('stone', 'Stone', page, steps, first)
  return decided(scripted(stones(...written), (table) => list(table, (now) => now)))
}

function decided<T>({ result, told, asked }: ScriptedRun<Stones, T>) {
  const [decision] = told as readonly Decision[]
  const lines = (decision?.lines ?? []).map((line) =>
    line.kind === 'narrowed' ? `${line.rule.id}: ${ids(line.after)}` : line.kind,
  )
  return { result, decision, lines, asked }
}

describe('a line narrows:', () => {
  test('must keeps only those that match', () => {
    const { result, lines } = chosen([must(1, 'marked', marked('x'))], 'a1', 'b1x', 'c1x')
    expect(result?.id).toBe('b')
    expect(lines).toEqual(['stone.1: b c', 'tied'])
  })

  test('must may leave nobody, and then nobody is selected', () => {
    const { result, lines, decision } = chosen([must(1, 'marked', marked('x'))], 'a1', 'b1')
    expect(result).toBeUndefined()
    expect(lines).toEqual(['stone.1: '])
    expect(decision).toMatchObject({ chosen: undefined, open: false })
  })

  test('prefer keeps those that match', () => {
    expect(chosen([prefer(1, 'marked', marked('x'))], 'a1', 'b1x').result?.id).toBe('b')
  })

  test('prefer is skipped if nobody matches, and this is recorded', () => {
    const { result, decision } = chosen([prefer(1, 'marked', marked('x'))], 'a1', 'b1')
    expect(result?.id).toBe('a')
    expect(decision?.lines[0]).toMatchObject({ passedOver: true, numbers: undefined })
  })

  test('a prefer that somebody matches is not skipped', () => {
    const { decision } = chosen([prefer(1, 'marked', marked('x'))], 'a1', 'b1x')
    expect(decision?.lines[0]).toMatchObject({ passedOver: false })
  })

  test('a must above other lines leaves nobody, too', () => {
    const { result, lines } = chosen([must(1, 'marked', marked('x')), most(2, 'weight', weight)], 'a1', 'b2')
    expect([result, lines]).toEqual([undefined, ['stone.1: ']])
  })

  test('a must that nobody matches is not skipped', () => {
    const { decision } = chosen([must(1, 'marked', marked('x'))], 'a1', 'b1')
    expect(decision?.lines[0]).toMatchObject({ passedOver: false, after: [] })
  })

  test('most keeps the greatest number, and all that have it', () => {
    const { lines, decision } = chosen([most(1, 'weight', weight)], 'a1', 'b3', 'c2', 'd3')
    expect(lines).toEqual(['stone.1: b d', 'tied'])
    expect(decision?.lines[0]).toMatchObject({ numbers: [1, 3, 2, 3], passedOver: false })
  })

  test('fewest keeps the smallest number, and all that have it', () => {
    const { lines, decision } = chosen([fewest(1, 'weight', weight)], 'a2', 'b1', 'c2', 'd1')
    expect(lines).toEqual(['stone.1: b d', 'tied'])
    expect(decision?.lines[0]).toMatchObject({ numbers: [2, 1, 2, 1] })
  })

  test('a line that keeps all hands on the same candidates', () => {
    const { decision } = chosen([most(1, 'weight', weight), prefer(2, 'marked', marked('x'))], 'a1x', 'b1x')
    const [one, two] = decision?.lines ?? []
    expect(one?.kind === 'narrowed' && two?.kind === 'narrowed' && one.after === two.after).toBe(true)
    expect(one?.kind === 'narrowed' && one.before === one.after).toBe(true)
  })
})

describe('a line is reached', () => {
  const after = [most(1, 'weight', weight), prefer(2, 'marked', marked('x')), must(3, 'even', marked('y'))]

  test('while two or more candidates remain', () => {
    expect(chosen(after, 'a1y', 'b1xy', 'c1xy').lines).toEqual([
      'stone.1: a b c',
      'stone.2: b c',
      'stone.3: b c',
      'tied',
    ])
  })

  test('with one candidate only if it is a must', () => {
    expect(chosen(after, 'a1y', 'b2y').lines).toEqual(['stone.1: b', 'stone.3: b'])
    expect(chosen(after, 'a1').lines).toEqual(['stone.3: '])
  })

  test('with no candidate never', () => {
    const { result, lines, decision } = chosen(after)
    expect(result).toBeUndefined()
    expect(lines).toEqual([])
    expect(decision?.among).toEqual([])
  })
})

describe('a list', () => {
  const guess = ruling(
    'stone.guess',
    'Guess',
    page,
    'Which?',
    { this: 'this', that: 'that' },
    'this',
    'A guess.',
  )
  const listed = () =>
    priorityList<Stone, Stones>(
      'stone',
      'Stone',
      page,
      [must(1, 'marked', marked('x')), most('heavy', 'weight', weight, guess)],
      { ...first, ruling: guess },
    )

  test('names all its lines before it runs: by the printed number or a given name', () => {
    expect({ ...listed() }).toMatchObject({ id: 'stone', kind: 'list', cite: page })
    expect(format(listed().title)).toBe('Stone')
    expect(listed().lines.map(({ id, how }) => `${id} ${how}`)).toEqual([
      'stone.1 must',
      'stone.heavy most',
      'stone.tie tie',
    ])
    expect(listed().lines.map(({ text }) => `${text.id}: ${format(text)}`)).toEqual([
      'stone.1: marked',
      'stone.heavy: weight',
      'stone.tie: the first',
    ])
  })

  test('cites the rulebook with every line, and names the ruling a line rests on', () => {
    for (const line of listed().lines) expect(line.cite).toBe(page)
    expect(listed().lines.map((line) => line.rulings[0]?.id)).toEqual([
      undefined,
      'stone.guess',
      'stone.guess',
    ])
    expect(listed().lines.every((line) => line.given.length === 0)).toBe(true)
  })

  test('declares what each line does', () => {
    const steps = [
      must(1, 'x', marked('x')),
      prefer(2, 'x', marked('x')),
      most(3, 'w', weight),
      fewest(4, 'w', weight),
    ]
    const { lines } = priorityList<Stone, Stones>('stone', 'Stone', page, steps, first)
    expect(lines.map(({ how }) => how)).toEqual(['must', 'prefer', 'most', 'fewest', 'tie'])
  })

  test('is not counted as read where a correction came instead of an answer', () => {
    const bright: BooleanFact<Stone, Stones> = {
      kind: 'fact',
      id: 'bright',
      validityKey: () => '',
      compute: () => undefined,
      ask: () => message('bright', 'Which are bright?'),
    }
    const list = priorityList<Stone, Stones>(
      'stone',
      'Stone',
      page,
      [must(1, 'bright', bright)],
      tieByPlayer('north', 'choose'),
    )
    const [a, b] = stones('a1', 'b1')
    const replies = [restartSignal, [a, b], restartSignal, a]
    const tally = new LineCounts()
    const table = new Table<Stones>(stones('a1', 'b1'), () => replies.shift(), tally)
    expect(list(table, () => [a, b].flatMap((each) => each ?? [])).next()).toEqual({ done: true, value: a })
    expect(Object.fromEntries(tally.lines)).toEqual({
      'stone.1': { reached: 2, decisive: 0 },
      'stone.tie': { reached: 1, decisive: 1 },
    })
  })

  test('refuses two lines with one name', () => {
    const twice = [most(1, 'weight', weight), fewest(1, 'weight', weight)]
    expect(() => priorityList<Stone, Stones>('stone', 'Stone', page, twice, first)).toThrow(
      'Two lines of the list stone are called stone.1.',
    )
  })

  test('keeps in its decision the subject, the candidates and who was chosen', () => {
    const about = priorityList<Stone, Stones, string>('stone', 'Stone', page, [], first)
    const { decision } = decided(scripted(stones('a1', 'b1'), (table) => about(table, (now) => now, 'why')))
    expect(decision).toMatchObject({ kind: 'decision', number: 0, about: 'why', open: false })
    expect(decision?.by.id).toBe('stone')
    expect(ids(decision?.among)).toBe('a b')
    expect(decision?.chosen?.id).toBe('a')
  })

  test('counts its runs', () => {
    const twice = scripted(stones('a1x'), function* (table) {
      yield* listed()(table, (now) => now)
      yield* listed()(table, (now) => now)
    })
    expect((twice.told as readonly Decision[]).map(({ number }) => number)).toEqual([0, 1])
    expect(twice.table.decisions).toBe(2)
  })

  test('starts again after a correction, and discards its lines so far', () => {
    const asks = priorityList<Stone, Stones>('stone', 'Stone', page, [], tieByPlayer('north', 'choose'))
    const { result, asked, told } = scripted(stones('a1', 'b1'), (table) => asks(table, (now) => now), [
      new Correction(() => stones('c1', 'd1')),
      'd',
    ])
    expect(asked.map((question) => ids(question.options))).toEqual(['a b', 'c d'])
    expect(result?.id).toBe('d')
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ number: 0, open: false })
  })

  test('is open while it has a current question', () => {
    const asks = priorityList<Stone, Stones>('stone', 'Stone', page, [], tieByPlayer('north', 'choose'))
    const { ended, told } = scripted(stones('a1', 'b1'), (table) => asks(table, (now) => now))
    expect(ended).toBe(false)
    expect(told[0]).toMatchObject({ kind: 'decision', open: true, chosen: undefined })
  })
})
