import { expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import type { RuleList, Rule } from '../ask/decision.ts'
import { message } from '../messages/message.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { ruling } from '../ask/ruling.ts'
import { stones } from '../small-game/stones.ts'
import { MatchRecorder } from './match-recorder.ts'

const page = cite('Stones', 'Choosing')
const rule: Rule = {
  id: 'stone.1',
  how: 'must',
  text: message('stone.1', 'x'),
  cite: page,
  rulings: [],
  given: [],
}
const list: RuleList = {
  id: 'stone',
  kind: 'list',
  title: message('stone', 'Stone'),
  cite: page,
  lines: [rule],
}
const [a, b] = stones('a1', 'b1')
const both = stones('a1', 'b1')
const guess = ruling('guess', 'Guess', page, 'Which?', { this: 'this' }, 'this', 'A guess.')

function story() {
  const moment = { steps: 3, turns: 2 }
  return { moment, heard: new MatchRecorder<number>(() => moment) }
}

test('a decision knows its number, its moment, and is open until it ends', () => {
  const { heard } = story()
  heard.begin(4, list, both, 'about', 0)
  expect(heard.told).toMatchObject([
    { kind: 'decision', number: 4, open: true, after: 3, turn: 2, about: 'about' },
  ])
  heard.end(a)
  expect(heard.told).toMatchObject([{ by: list, among: both, chosen: a, open: false, lines: [] }])
})

test('lines belong to the innermost decision that is open', () => {
  const { heard } = story()
  heard.begin(0, list, both, undefined, 0)
  heard.begin(1, list, both, undefined, 0)
  heard.narrowed(rule, both, [], undefined, false)
  heard.end(undefined)
  heard.tied(rule, both, both[0] ?? { id: '', name: message('', '') }, 2)
  heard.end(b)
  const [outer, inner] = heard.told
  expect(inner?.kind === 'decision' && inner.lines).toEqual([
    { kind: 'narrowed', rule, before: both, after: [], numbers: undefined, passedOver: false },
  ])
  expect(outer?.kind === 'decision' && outer.lines).toEqual([
    { kind: 'tied', rule, before: both, chosen: a, roll: 2 },
  ])
})

test('a cell, a ruling or an overrule outside a decision is a separate entry', () => {
  const { heard } = story()
  const overrule = { decision: 0, list: 'stone', after: 0, turn: 0, reason: 'so' }
  heard.cell(rule, 'row', 'column')
  heard.ruled(guess, 'this')
  heard.overruled(overrule)
  expect(heard.told).toEqual([
    { kind: 'cell', rule, row: 'row', column: 'column', after: 3, turn: 2 },
    { kind: 'ruled', ruling: guess, reading: 'this', after: 3, turn: 2 },
    { kind: 'overruled', overrule, after: 3, turn: 2 },
  ])
})

test('a restarted decision discards everything since its start', () => {
  const { heard } = story()
  heard.change(1, 2, message('one', 'One.'), undefined, undefined)
  heard.begin(0, list, both, undefined, 0)
  heard.begin(1, list, both, undefined, 0)
  heard.end(a)
  heard.restarted()
  expect(heard.told.map(({ kind }) => kind)).toEqual(['change'])
  heard.end(a)
  expect(heard.told).toHaveLength(1)
})

test('back to a length forgets the rest, and no decision is open any more', () => {
  const { heard } = story()
  heard.ruled(guess, 'this')
  heard.begin(0, list, both, undefined, 0)
  heard.backTo(1)
  heard.tried(rule, both[0] ?? { id: '', name: message('', '') }, true, undefined)
  expect(heard.told.map(({ kind }) => kind)).toEqual(['ruled', 'tried'])
  heard.backTo(9)
  expect(heard.told).toHaveLength(2)
})

test('a decision knows how many steps were taken when it ended', () => {
  const { heard, moment } = story()
  heard.begin(0, list, both, undefined, 0)
  moment.steps = 5
  heard.end(a)
  expect(heard.told).toMatchObject([{ after: 3, until: 5 }])
})

test('what chance and the table answered is kept, but nothing that only a seat may know', () => {
  const { heard } = story()
  const text = message('sure', 'Sure?')
  const seen = [yesNo('one', 'table', text), yesNo('two', 'chance', text)]
  const unseen = [yesNo('three', 'north', text), yesNo('four', 'table', text, { secret: true })]
  for (const question of [...seen, ...unseen]) heard.answered(question, true)
  expect(heard.told.map((one) => one.kind === 'answered' && [one.question.id, one.answer])).toEqual([
    ['one', true],
    ['two', true],
  ])
})

test('a cell is kept with its roll, where there was one', () => {
  const { heard } = story()
  const rolled = { roll: 4, modifiers: [] }
  heard.cell(rule, 'row', 'column', rolled)
  heard.reached(rule)
  expect(heard.told).toEqual([
    { kind: 'cell', rule, row: 'row', column: 'column', rolled, after: 3, turn: 2 },
    { kind: 'reached', rule, after: 3, turn: 2 },
  ])
})

test('a step that restarts forgets the decisions that it began, and leaves the others open', () => {
  const { heard } = story()
  heard.begin(0, list, both, undefined, 0)
  const mark = heard.mark()
  heard.begin(1, list, both, undefined, 0)
  heard.begin(2, list, both, undefined, 0)
  heard.removeDecision(mark)
  heard.ruled(guess, 'this')
  heard.end(b)
  expect(heard.told).toMatchObject([{ number: 0, chosen: b, open: false, lines: [{ kind: 'ruled' }] }])
  heard.removeDecision(9)
  expect(heard.told).toHaveLength(1)
})

test('a step that restarts forgets all decisions, if all were begun in it', () => {
  const { heard } = story()
  heard.begin(0, list, both, undefined, 0)
  heard.begin(1, list, both, undefined, 0)
  heard.removeDecision(0)
  heard.ruled(guess, 'this')
  expect(heard.told.map(({ kind }) => kind)).toEqual(['ruled'])
})

test('where no decision is open, no line narrows it and none restarts', () => {
  const { heard } = story()
  heard.ruled(guess, 'this')
  heard.narrowed(rule, both, [], undefined, false)
  heard.restarted()
  expect(heard.told.map(({ kind }) => kind)).toEqual(['ruled'])
})
