import { expect, test } from 'vitest'
import { isFatal, isUnavailable } from './database-error.ts'

const withCode = (code: string): Error => Object.assign(new Error('from the database'), { code })

test.each([
  '08006',
  '53300',
  '57P01',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
])('%s is an unavailable database', (code) => {
  expect([isUnavailable(withCode(code)), isFatal(withCode(code))]).toEqual([true, false])
})

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  '"%s" has no code and is an unavailable database',
  (message) => {
    expect([isUnavailable(new Error(message)), isFatal(new Error(message))]).toEqual([true, false])
  },
)

test.each(['40001', '40P01', '55P03', '57014', '23505', '42P07'])(
  '%s is a conflict: it can succeed later',
  (code) => {
    expect([isUnavailable(withCode(code)), isFatal(withCode(code))]).toEqual([false, false])
  },
)

test.each(['28P01', '3D000', '42501', '42P01', '42601'])('%s is fatal', (code) => {
  expect([isUnavailable(withCode(code)), isFatal(withCode(code))]).toEqual([false, true])
})

test('a mistake in the program is fatal, an unknown error is not', () => {
  expect(isFatal(new TypeError('x is undefined'))).toBe(true)
  expect(isFatal(new Error('something else'))).toBe(false)
  expect(isFatal('a text')).toBe(false)
})
