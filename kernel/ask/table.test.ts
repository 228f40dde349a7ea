import { expect, test } from 'vitest'
import { message } from '../messages/message.ts'
import { ask } from './procedure.ts'
import { number } from './questions/number.ts'
import { Correction, scripted } from '../small-game/scripted.ts'
import { restartSignal, MatchOverSignal, Table, pendingSignal } from './table.ts'

const text = message('far', 'How far?')
const far = (from: number) => number('far', 'table', text, { from, to: 9, unit: message('inch', 'inches') })

test('a change always happens; only the telling is optional', () => {
  const table = new Table(1)
  table.change(2, text)
  expect(table.now).toBe(2)
})

test('a change is logged with both situations, its message and the seat', () => {
  const { told, table } = scripted(1, function* (table) {
    table.change(2, text, { inches: 3 }, 'north')
    table.change(3, text)
  })
  expect(table.now).toBe(3)
  expect(told).toEqual([
    {
      kind: 'change',
      before: 1,
      now: 2,
      tell: { ...text, params: { inches: 3 } },
      to: 'north',
      after: 0,
      turn: 0,
    },
    { kind: 'change', before: 2, now: 3, tell: text, to: undefined, after: 0, turn: 0 },
  ])
})

test('nobody answers at a bare table', () => {
  expect(new Table(1).reply(far(0))).toBe(pendingSignal)
})

test('a question is computed and asked again after a correction', () => {
  const { result, asked, table } = scripted(1, (table) => ask(table, far), [
    new Correction((now) => now + 1),
    new Correction((now) => now + 1),
    5,
  ])
  expect(asked.map((question) => (question as ReturnType<typeof far>).range.from)).toEqual([1, 2, 3])
  expect(result).toBe(5)
  expect(table.corrections).toBe(2)
})

test('a table that replies at once is never waited for', () => {
  const replies = [restartSignal, 4]
  const table = new Table(1, () => replies.shift())
  expect(ask(table, far).next()).toEqual({ done: true, value: 4 })
  expect(replies).toEqual([])
})

test('decisions are counted from the start of the table', () => {
  const table = new Table(1, undefined, undefined, undefined, 7)
  expect([table.decide(), table.decide(), table.decisions]).toEqual([7, 8, 9])
  expect(new Table(1).decide()).toBe(0)
})

test('a match ends in the middle of a turn only where it is over', () => {
  const isOver = { yes: false }
  const table = new Table(1, undefined, undefined, undefined, undefined, undefined, () => isOver.yes)
  expect(() => table.endIfOver()).not.toThrow()
  isOver.yes = true
  expect(() => table.endIfOver()).toThrow(MatchOverSignal)
  expect(() => new Table(1).endIfOver()).not.toThrow()
})
