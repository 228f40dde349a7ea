import { expect, test } from 'vitest'
import { message } from '../say/message.ts'
import { ask, finished, type Procedure } from './procedure.ts'
import { yesNo } from './questions/yes-no.ts'
import { Table, wait } from './table.ts'

const storms = yesNo('storms', 'table', message('storms', 'Does it storm?'))

test('a procedure that is finished gives its result to yield*, and asks nothing', () => {
  function* both(): Procedure<number> {
    const one = yield* finished(1)
    return one + (yield* finished(2))
  }
  expect(both().next()).toEqual({ done: true, value: 3 })
  expect([...finished(1)]).toEqual([])
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
  const asked = ask(new Table(1, () => wait), () => storms)
  expect(asked.next()).toEqual({ done: false, value: storms })
  expect(asked.next(false)).toEqual({ done: true, value: false })
})

test('where there is nothing to ask, nothing is the answer', () => {
  expect(ask(new Table(1), () => undefined).next()).toEqual({ done: true, value: undefined })
})
