import { expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import type { ListStep } from './either.ts'
import { explainDecision } from '../explain/explain.ts'
import { fewest, most, must, withBookNumber } from './filter.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import type { Decision } from '../ask/decision.ts'
import { priorityList } from './priority-list.ts'
import { scripted } from '../small-game/scripted.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { tieByPrintedOrder } from './tie-break.ts'
import { explainWhyNot } from '../explain/why-not.ts'

const page = cite('Stones', 'Choosing')
const weight = (stone: Stone): number => stone.weight

/** Stones a to t; the first weighs 1, each later one more by the written number. */
const written = 'abcdefghijklmnopqrst'.split('').map((id, at) => `${id}${1 + at}${at > 1 ? 'r' : ''}`)

function decided(steps: readonly ListStep<Stone, readonly Stone[], void>[], all = written): Decision {
  const list = priorityList<Stone, readonly Stone[]>(
    'stone',
    'Stone',
    page,
    steps,
    tieByPrintedOrder('the first'),
  )
  return scripted(stones(...all), (table) => list(table, (now) => now)).told[0] as Decision
}

const said = (decision: Decision): readonly string[] => explainDecision(decision).map((line) => format(line))

test('of very many names the first are read out, and how many more there are', () => {
  const any = must<Stone, readonly Stone[]>('any', 'it is a stone', () => true)
  expect(said(decided([any]))).toEqual([
    'it is a stone: all',
    'Tie, the first: a (of a, b, c and 17 more)',
    'Stone: a',
  ])
  expect(said(decided([any], written.slice(0, 8)))[1]).toBe(
    'Tie, the first: a (of a, b, c, d, e, f, g and h)',
  )
})

test('a list without ties needs no tie-break', () => {
  const decision = decided([], written.slice(0, 3))
  expect(said(decision)).toEqual(['the first: a (of a, b and c)', 'Stone: a'])
  expect(format(explainWhyNot(decision, 'b'))).toBe('Stone: a, not b; decided by: the first.')
})

test('names the dropped candidates if they are few of very many', () => {
  const rounded = must<Stone, readonly Stone[]>('round', 'it is round', ({ marks }) => marks === 'r')
  expect(said(decided([rounded]))[0]).toBe('it is round: all but a and b')
  const heavy = must<Stone, readonly Stone[]>('heavy', 'it is heavy', (stone) => stone.weight > 10)
  expect(said(decided([heavy]))[0]).toBe('it is heavy: k, l, m and 7 more')
  expect(format(explainWhyNot(decided([heavy]), 'a'))).toBe(
    'it is heavy: yes for k, l, m and 7 more, no for a.',
  )
})

test('shows the best and the next number if very many are compared', () => {
  expect(said(decided([most('heavy', 'the most weight', weight)]))[0]).toBe(
    'the most weight: t (20; the next is s: 19)',
  )
  const far = (stone: Stone): number => (stone.weight > 10 ? stone.weight - 10 : 11 - stone.weight)
  expect(said(decided([fewest('far', 'the shortest way', far)]))[0]).toBe(
    'the shortest way: j and k (1; the next is i: 2)',
  )
})

test("a line whose number is '' shows none, whatever its key", () => {
  const rounded = must<Stone, readonly Stone[]>(1, 'it is round', ({ marks }) => marks === 'r')
  const all = written.slice(0, 3)
  expect(said(decided([rounded], all))[0]).toBe('1. it is round: c')
  expect(said(decided([withBookNumber('', rounded)], all))[0]).toBe('it is round: c')
})

test('the limits of what is read out', () => {
  const any = must<Stone, readonly Stone[]>('any', 'it is a stone', () => true)
  expect(said(decided([any], written.slice(0, 9)))[1]).toBe('Tie, the first: a (of a, b, c and 6 more)')
  const from = (least: number, all: number) =>
    said(decided([must('heavy', 'it is heavy', (stone) => stone.weight > least)], written.slice(0, all)))[0]
  expect(from(3, 12)).toBe('it is heavy: all but a, b and c')
  expect(from(4, 13)).toBe('it is heavy: e, f, g and 6 more')
  expect(from(2, 10)).toBe('it is heavy: c, d, e, f, g, h, i and j')
  const most5 = [most<Stone, readonly Stone[]>('heavy', 'the most weight', weight)]
  expect(said(decided(most5, written.slice(0, 5)))[0]).toBe(
    'the most weight: e (a: 1, b: 2, c: 3, d: 4 and e: 5)',
  )
  expect(said(decided(most5, written.slice(0, 6)))[0]).toBe('the most weight: f (6; the next is e: 5)')
})

test('very many names are told in German, too', () => {
  const spoken = (decision: Decision) => explainDecision(decision).map((line) => format(line, german))
  const rounded = must<Stone, readonly Stone[]>('round', 'it is round', ({ marks }) => marks === 'r')
  const heavy = must<Stone, readonly Stone[]>('heavy', 'it is heavy', (stone) => stone.weight > 10)
  expect(spoken(decided([rounded]))[0]).toBe('it is round: alle außer a und b')
  expect(spoken(decided([heavy]))[0]).toBe('it is heavy: k, l, m und noch 7')
  expect(spoken(decided([most('heavy', 'the most weight', weight)]))[0]).toBe(
    'the most weight: t (20; danach s: 19)',
  )
  expect(format(explainWhyNot(decided([], written.slice(0, 3)), 'b'), german)).toBe(
    'Stone: a, nicht b; entscheidend: the first.',
  )
})
