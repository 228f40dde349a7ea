import { describe, expect, test } from 'vitest'
import { ask } from '../ask/procedure.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { Table } from '../ask/table.ts'
import { explainDecision } from '../explain/explain.ts'
import { formatLine } from '../explain/format-line.ts'
import { LineCounts } from '../explain/line-counts.ts'
import type { BooleanFact } from '../facts/fact.ts'
import type { Json } from '../read/json.ts'
import { cite } from '../messages/citation.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { scripted } from '../small-game/scripted.ts'
import { ids, type Stone, stones } from '../small-game/stones.ts'
import { either, otherwise, branch, type ListStep, when, askWhen } from './either.ts'
import { fewest, most, must, prefer } from './filter.ts'
import { loggedCards, type LoggedLines, loggedSteps } from './logged-lines.ts'
import { priorityList } from './priority-list.ts'
import { tieByPrintedOrder } from './tie-break.ts'

const page = cite('Weather', 'The morning')
const mornings = () =>
  loggedSteps('morning', 'Morning', page, [
    { key: 'look', number: '1', text: 'Look out of the window.' },
    { key: 'take', number: '2', text: message('written', '{words}', { words: 'Take {one} coat.' }) },
  ])
const skies = () => loggedCards('sky', 'Sky', page, [{ key: 'rain', text: 'Rain: stay inside.' }])

test('steps and cards are declared as the lines of a list are', () => {
  expect([mornings(), skies()].map(({ kind }) => kind)).toEqual(['steps', 'cards'])
  const lines = [mornings(), skies()].flatMap((each) => each.lines)
  expect(lines.map(({ id, how, number, text }) => [id, how, number, format(text)])).toEqual([
    ['morning.look', 'step', '1', 'Look out of the window.'],
    ['morning.take', 'step', '2', 'Take {one} coat.'],
    ['sky.rain', 'card', undefined, 'Rain: stay inside.'],
  ])
})

test('a step that is taken is counted, and told in Why', () => {
  const tally = new LineCounts()
  const table = new Table({}, undefined, tally)
  mornings().reach(table, 'look')
  skies().reach(table, 'rain')
  expect([...tally.lines]).toEqual([
    ['morning.look', { reached: 1, decisive: 1 }],
    ['sky.rain', { reached: 1, decisive: 1 }],
  ])
  const { told } = scripted({}, function* (table) {
    mornings().reach(table, 'look')
    skies().reach(table, 'rain')
  })
  expect(told.flatMap((one) => (one.kind === 'reached' ? [format(formatLine(one))] : []))).toEqual([
    '1. Look out of the window.',
    'Rain: stay inside.',
  ])
})

test('a line has a name of its own', () => {
  const twice = [
    { key: 'a', text: 'A' },
    { key: 'a', text: 'B' },
  ]
  expect(() => loggedSteps('s', 'S', page, twice)).toThrow('Two lines of the section s are called s.a.')
})

test('a line that is not declared cannot be reached', () => {
  const wide: LoggedLines = skies()
  expect(() => wide.reach(new Table({}), 'snow')).toThrow('The section sky has no line snow.')
})

test('a section and its lines rest on no ruling and no condition, and stand under its heading', () => {
  const written = loggedSteps('s', message('own', 'Its own words'), page, [{ key: 'a', text: 'A' }])
  expect(format(written.title)).toBe('Its own words')
  expect([format(mornings().title), mornings().title.id, mornings().cite]).toEqual([
    'Morning',
    'morning',
    page,
  ])
  expect(written.lines[0]).toMatchObject({ cite: page, rulings: [], given: [] })
})

test('a step is taken where nobody records it, and where the recorder does not count steps', () => {
  expect(() => mornings().reach(new Table({}), 'look')).not.toThrow()
  const deaf = {} as unknown as LineCounts
  expect(() => mornings().reach(new Table({}, undefined, deaf), 'look')).not.toThrow()
})

type Lines = readonly ListStep<Stone, readonly Stone[], void>[]

const marked = (mark: string) => (stone: Stone) => stone.marks.includes(mark)
const has = (mark: string) => prefer<Stone, readonly Stone[]>(mark, mark, marked(mark))
const needs = (mark: string) => must<Stone, readonly Stone[]>(mark, mark, marked(mark))
const weight = most<Stone, readonly Stone[]>('weight', 'weight', (stone) => stone.weight)

function run(lines: Lines, heap: readonly Stone[], answers: readonly Json[] = []) {
  const list = priorityList(
    'stone',
    'Stone',
    cite('Stones', 'Choosing'),
    lines,
    tieByPrintedOrder('the first'),
  )
  const { result, told, asked } = scripted(heap, (table) => list(table, (now) => now), answers)
  const spoken = told.flatMap((one) =>
    one.kind === 'decision' ? explainDecision(one).map((line) => format(line)) : [],
  )
  return { chosen: ids(result === undefined ? [] : [result]), spoken, asked: asked.map(({ id }) => id) }
}

describe('otherwise', () => {
  test('is read where the line above kept nobody', () => {
    expect(run([has('x'), otherwise(has('y'))], stones('a1', 'b1y')).spoken).toEqual([
      'x: none, skipped',
      'otherwise: y: b',
      'Stone: b',
    ])
  })

  test('is not read where the line above kept somebody, even if it kept all', () => {
    expect(run([has('x'), otherwise(weight)], stones('a1x', 'b2x', 'c3')).chosen).toBe('a')
    expect(run([has('x'), otherwise(weight)], stones('a1x', 'b2x')).chosen).toBe('a')
  })

  test('passes over a must above it, which would leave nobody', () => {
    expect(run([needs('x'), otherwise(weight)], stones('a1', 'b2')).spoken).toEqual([
      'x: none, skipped',
      'otherwise: weight: b (a: 1 and b: 2)',
      'Stone: b',
    ])
    expect(run([needs('x'), otherwise(needs('y'))], stones('a1', 'b2')).chosen).toBe('')
  })

  test('is tried one after another', () => {
    const lines = [has('x'), otherwise(has('y')), otherwise(has('z')), otherwise(weight)]
    expect(run(lines, stones('a1', 'b1z', 'c9')).chosen).toBe('b')
    expect(run(lines, stones('a1', 'b1', 'c9')).chosen).toBe('c')
    expect(run(lines, stones('a1', 'b1y', 'c9z')).chosen).toBe('b')
    expect(run(lines, stones('a1', 'b1x', 'c9y')).chosen).toBe('b')
  })

  test('with a must is reached by the only candidate too', () => {
    const lines = [has('x'), otherwise(needs('y'))]
    expect(run(lines, stones('a1')).chosen).toBe('')
    expect(run(lines, stones('a1x')).chosen).toBe('a')
    expect(run(lines, stones('a1y')).chosen).toBe('a')
  })

  test('without a must asks nothing about the only candidate', () => {
    expect(run([prefer(1, 'in sight', inSight), otherwise(weight)], stones('a1')).asked).toEqual([])
    expect(run([prefer(1, 'in sight', inSight), otherwise(needs('y'))], stones('a1'), [[]]).asked).toEqual([
      'stone.sight',
    ])
  })

  test('asks about the only candidate where a must stands anywhere under the line, and not for one further down', () => {
    const asked = (...under: Lines) =>
      run([prefer(1, 'in sight', inSight), ...under], stones('a1y'), [[]]).asked
    expect(asked(otherwise(has('x')), otherwise(needs('y')))).toEqual(['stone.sight'])
    expect(asked(otherwise(has('x'), otherwise(needs('y'))))).toEqual(['stone.sight'])
    expect(asked(otherwise(when('late', 'late', () => true, needs('y'))))).toEqual(['stone.sight'])
    expect(asked(otherwise(has('x')), needs('y'))).toEqual([])
    const either2 = either<Stone, readonly Stone[]>(() => 'b', {
      a: branch('a', has('x')),
      b: branch('b', weight, needs('y')),
    })
    expect(asked(otherwise(either2))).toEqual(['stone.sight'])
    const below = [needs('x'), prefer(1, 'in sight', inSight), otherwise(weight), needs('y')]
    expect(run(below, stones('a1xy')).asked).toEqual([])
    expect(asked(otherwise(when('late', 'late', () => true, has('y'))), needs('y'))).toEqual([])
  })

  test('stands under a line that is asked', () => {
    expect(run([prefer(1, 'in sight', inSight), otherwise(weight)], stones('a1', 'b2'), [[]]).chosen).toBe(
      'b',
    )
    expect(run([prefer(1, 'in sight', inSight), otherwise(weight)], stones('a1', 'b2'), [['a']]).chosen).toBe(
      'a',
    )
  })

  test('under a condition is read where that does not hold, or where its last line kept nobody', () => {
    const late = (holds: boolean) => [when('late', 'late', () => holds, has('x')), otherwise(weight)]
    expect(run(late(false), stones('a1x', 'b2')).chosen).toBe('b')
    expect(run(late(true), stones('a1x', 'b2')).chosen).toBe('a')
    expect(run(late(true), stones('a1', 'b2')).chosen).toBe('b')
    const rain = [
      askWhen(
        'rain',
        'rain',
        (table) => ask(table, () => yesNo('stone.rain', 'table', message('rain', 'Rain?'))),
        needs('x'),
      ),
      otherwise(weight),
    ]
    expect(run(rain, stones('a1x', 'b2'), [false]).chosen).toBe('b')
    expect(run(rain, stones('a1x', 'b2'), [true]).chosen).toBe('a')
    expect(run(rain, stones('a1', 'b2'), [true]).chosen).toBe('b')
  })

  test('with a must has its condition asked for the only candidate too', () => {
    const rain = askWhen<Stone, readonly Stone[]>(
      'rain',
      'rain',
      (table) => ask(table, () => yesNo('stone.rain', 'table', message('rain', 'Rain?'))),
      has('x'),
    )
    expect(run([rain, otherwise(needs('y'))], stones('a1'), [false])).toMatchObject({
      chosen: '',
      asked: ['stone.rain'],
    })
    expect(run([rain, otherwise(has('y'))], stones('a1'), [false]).asked).toEqual([])
  })

  test('is not read where the condition holds, even if no line stands under it', () => {
    expect(run([when('late', 'late', () => true), otherwise(weight)], stones('a1', 'b2')).chosen).toBe('a')
  })

  test('inside a part is told with the condition of the part', () => {
    const lines = [when<Stone, readonly Stone[]>('late', 'late', () => true, has('x'), otherwise(has('y')))]
    expect(run(lines, stones('a1', 'b2y')).spoken).toEqual([
      'late: x: none, skipped',
      'late, otherwise: y: b',
      'Stone: b',
    ])
  })

  test.each<[string, Lines]>([
    ['first', [otherwise(weight)]],
    ['under a line that always keeps somebody', [weight, otherwise(has('x'))]],
    ['under one that keeps the lowest', [fewest('low', 'low', (stone) => stone.weight), otherwise(has('x'))]],
  ])('cannot stand %s', (_, lines) => {
    expect(() => run(lines, stones('a1'))).toThrow('stands under no line that may keep nobody')
  })
})

const inSight: BooleanFact<Stone, readonly Stone[]> = {
  kind: 'fact',
  id: 'stone.sight',
  validityKey: () => '',
  compute: () => undefined,
  ask: () => message('sight', 'Which are in sight?'),
}

test('otherwise is told in German, too', () => {
  const spoken = (lines: Lines) => {
    const list = priorityList(
      'stone',
      'Stone',
      cite('Stones', 'Choosing'),
      lines,
      tieByPrintedOrder('the first'),
    )
    const { told } = scripted(stones('a1', 'b2y'), (table) => list(table, (now) => now))
    return told.flatMap((one) =>
      one.kind === 'decision' ? explainDecision(one).map((line) => format(line, german)) : [],
    )[1]
  }
  expect(spoken([has('x'), otherwise(has('y'))])).toBe('sonst: y: b')
  expect(spoken([when('late', 'late', () => true, has('x'), otherwise(has('y')))])).toBe('late, sonst: y: b')
})
