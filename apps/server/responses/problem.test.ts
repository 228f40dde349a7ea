import { expect, test } from 'vitest'
import { HttpError, toProblem } from './problem.ts'

test('an unexpected error tells nothing about its cause', () => {
  const cause = Object.assign(new Error('select secret from account'), { code: '42P01', statusCode: 500 })
  for (const error of [cause, new TypeError('x is not a function'), 'a text', undefined])
    expect(toProblem(error)).toEqual({
      status: 500,
      body: { id: 'fault', problem: 'Internal server error.' },
    })
})

test('an error that is meant for the caller keeps its id and text', () => {
  expect(toProblem(new HttpError(409, 'last', 'The last one.'))).toEqual({
    status: 409,
    body: { id: 'last', problem: 'The last one.' },
  })
})
