import { expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import type { Rule } from '../ask/decision.ts'
import { message } from '../messages/message.ts'
import { ruling } from '../ask/ruling.ts'
import { stones } from '../small-game/stones.ts'
import { LineCounts } from './line-counts.ts'

const page = cite('Stones', 'Choosing')
const rule = (id: string): Rule => ({
  id,
  how: 'must',
  text: message(id, id),
  cite: page,
  rulings: [],
  given: [],
})
const [first = { id: '', name: message('', '') }, ...rest] = stones('a1', 'b1')

test('a line speaks when it is reached and decides when it narrows', () => {
  const tally = new LineCounts()
  tally.narrowed(rule('one'), [first, ...rest], [first])
  tally.narrowed(rule('one'), [first], [first])
  tally.narrowed(rule('two'), [first], [first])
  tally.narrowed(rule('two'), [first, ...rest], rest)
  tally.narrowed(rule('two'), [first, ...rest], [])
  expect(Object.fromEntries(tally.lines)).toEqual({
    one: { reached: 2, decisive: 1 },
    two: { reached: 3, decisive: 2 },
  })
})

test('a tie-break and a cell always decide, an action if it can be performed', () => {
  const tally = new LineCounts()
  tally.tied(rule('tie'))
  tally.cell(rule('cell'))
  tally.tried(rule('can'), first, true)
  tally.tried(rule('cannot'), first, false)
  expect([...tally.lines]).toEqual([
    ['tie', { reached: 1, decisive: 1 }],
    ['cell', { reached: 1, decisive: 1 }],
    ['can', { reached: 1, decisive: 1 }],
    ['cannot', { reached: 1, decisive: 0 }],
  ])
})

test('readings used outside a list are counted by ruling and reading, and so are overrules', () => {
  const tally = new LineCounts()
  const guess = ruling('guess', 'Guess', page, 'Which?', { this: 'this', that: 'that' }, 'this', 'A guess.')
  tally.ruled(guess, 'this')
  tally.ruled(guess, 'this')
  tally.ruled(guess, 'that')
  expect(Object.fromEntries(tally.rulings)).toEqual({ 'guess:this': 2, 'guess:that': 1 })
  expect(tally.overrules).toBe(0)
  tally.overruled()
  expect(tally.overrules).toBe(1)
})

test('nothing else is kept', () => {
  const tally = new LineCounts()
  tally.begin()
  tally.restarted()
  tally.change()
  tally.end()
  expect([tally.lines.size, tally.rulings.size]).toEqual([0, 0])
})
