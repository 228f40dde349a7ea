import { expect, test } from 'vitest'
import { cite } from '../say/citation.ts'
import { summary, why } from '../explain/explain.ts'
import type { Json } from '../read/json.ts'
import { say } from '../say/language.ts'
import type { Decision } from '../ask/line.ts'
import { message } from '../say/message.ts'
import { select } from './select.ts'
import { scripted } from '../small-game/scripted.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { askedAs, byRuns, playerChooses, type TieBreak } from './tie-break.ts'

function broken(tie: TieBreak, answer: Json) {
  const list = select<Stone, readonly Stone[], string>('stone', 'Stone', cite('Stones', 'Ties'), [], tie)
  const run = scripted(stones('a1', 'b1'), (table) => list(table, (now) => now, 'north'), [answer])
  return { ...run, decision: run.told[0] as Decision }
}

test.each([
  [1, 'a'],
  [3, 'a'],
  [4, 'b'],
  [6, 'b'],
])('in runs a %i is %s: the low numbers are the first, the high ones the last', (roll, expected) => {
  const { result, asked, decision } = broken(byRuns(6, 'a die'), roll)
  expect(result?.id).toBe(expected)
  expect(asked.map(({ text }) => say(text))).toEqual([
    'Stone: what does the die show? 1, 2 and 3: a; 4, 5 and 6: b.',
  ])
  expect(say(summary(decision))).toBe(`Stone: ${expected}; the die shows ${roll}.`)
})

test('a game may put the question itself: by its id, to a seat and in words that depend on the situation', () => {
  const which = message('small.which', 'Which stone does {seat} take?')
  const tie = askedAs(
    {
      id: 'small.which',
      to: (_, about) => String(about),
      text: (_, about) => ({ ...which, params: { seat: String(about) } }),
    },
    playerChooses('south', 'the owner chooses'),
  )
  const { result, asked, decision } = broken(tie, 'b')
  expect(result?.id).toBe('b')
  expect(asked.map(({ id, to, text }) => [id, to, say(text)])).toEqual([
    ['small.which', 'north', 'Which stone does north take?'],
  ])
  expect(decision.by.lines.map(({ id, asks }) => [id, asks])).toEqual([['stone.tie', 'small.which']])
  expect(why(decision).map((line) => say(line))).toEqual(['the owner chooses: b (of a and b)', 'Stone: b'])
})

test('with an id only, the default text of the kernel is used', () => {
  const { asked } = broken(askedAs({ id: 'small.roll' }, byRuns(6, 'a die')), 1)
  expect(asked.map(({ id, to }) => [id, to])).toEqual([['small.roll', 'chance']])
})

test('with an id only, the seat of the tie-break is asked', () => {
  const { asked } = broken(askedAs({ id: 'small.which' }, playerChooses('south', 'the owner chooses')), 'b')
  expect(asked.map(({ id, to, text }) => [id, to, say(text)])).toEqual([
    ['small.which', 'south', 'Stone: which one? (the owner chooses)'],
  ])
})
