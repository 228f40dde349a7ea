import { expect, test } from 'vitest'
import { message } from '../messages/message.ts'
import { ask, finishedProcedure, type Procedure } from './procedure.ts'
import { isAnsweredOnBoard, optionTargets, optionsByTap, type BoardTargets } from './question.ts'
import { choice } from './questions/choice.ts'
import { yesNo } from './questions/yes-no.ts'
import { Table, pendingSignal } from './table.ts'

const text = message('test.which', 'Which?')
const options = ['north', 'south', 'none'].map((id) => ({ id, name: text }))

function asked(points?: BoardTargets) {
  return choice('test.which', 'player', text, options, { points })
}

test('an option without ids stands for the piece or place with its own id', () => {
  const question = asked({ by: 'place' })
  expect([
    isAnsweredOnBoard(question),
    optionTargets(question, 'north'),
    optionsByTap(question).get('south'),
  ]).toEqual([true, ['north'], 'south'])
})

test('an option stands for all ids that it leads to, or for none', () => {
  const leads = { north: ['hill', 'wood'], south: ['ford'], none: [] } as const
  const question = asked({ by: 'place', leadsTo: (id) => leads[id as keyof typeof leads] })
  expect(optionTargets(question, 'north')).toEqual(['hill', 'wood'])
  expect(['wood', 'ford', 'none', 'north'].map((id) => optionsByTap(question).get(id))).toEqual([
    'north',
    'south',
    undefined,
    undefined,
  ])
})

test.each([
  ['a question that only speaks of pieces', { about: ['north'] }],
  ['a question that points at nothing', undefined],
])('%s is not answered by a tap', (_, points) => {
  const question = asked(points)
  expect([
    isAnsweredOnBoard(question),
    optionTargets(question, 'north'),
    optionsByTap(question).get('north'),
  ]).toEqual([false, [], undefined])
})

const storms = yesNo('storms', 'table', message('storms', 'Does it storm?'))

test('a procedure that is finished gives its result to yield*, and asks nothing', () => {
  function* both(): Procedure<number> {
    const one = yield* finishedProcedure(1)
    return one + (yield* finishedProcedure(2))
  }
  expect(both().next()).toEqual({ done: true, value: 3 })
  expect([...finishedProcedure(1)]).toEqual([])
})

test('a question that is answered at once is finished when it is put', () => {
  const put: string[] = []
  const table = new Table(1, ({ id }) => {
    put.push(id)
    return true
  })
  const asked = ask(table, () => storms)
  expect(put).toEqual(['storms'])
  expect(asked.next()).toEqual({ done: true, value: true })
  expect(put).toEqual(['storms'])
})

test('a question that nobody can answer yet is waited for', () => {
  const asked = ask(new Table(1, () => pendingSignal), () => storms)
  expect(asked.next()).toEqual({ done: false, value: storms })
  expect(asked.next(false)).toEqual({ done: true, value: false })
})

test('where there is nothing to ask, nothing is the answer', () => {
  expect(ask(new Table(1), () => undefined).next()).toEqual({ done: true, value: undefined })
})
