import { joinIn, signInOptions } from '@opfor/sync/api/sign-in'
import { signOut } from '@opfor/sync/api/account'
import { pushPages } from '@opfor/sync/api/journals'
import { metrics } from '@opfor/sync/api/operations'
import { expect, test } from 'vitest'
import { contractViolation } from './contract.ts'

test('a response must have exactly the declared fields', () => {
  expect(contractViolation(joinIn, 201, '{"nickname":"Ada","recoveryCodes":[]}')).toBeUndefined()
  expect(contractViolation(joinIn, 201, '{"nickname":"Ada","recoveryCodes":[],"more":1}')).toBe(
    'undeclared fields',
  )
  expect(contractViolation(joinIn, 201, '{"nickname":1,"recoveryCodes":[]}')).toContain('nickname: ')
  expect(contractViolation(joinIn, 201, 'x')).toContain('JSON')
  expect(contractViolation(joinIn, 200, '{"nickname":"Ada","recoveryCodes":[]}')).toBe(
    'expected status 201, got 200',
  )
})

test('empty responses and text responses', () => {
  expect(contractViolation(signOut, 204, '')).toBeUndefined()
  expect(contractViolation(signOut, 204, '{}')).toBe('expected no body')
  expect(contractViolation(metrics, 200, 'one 1')).toBeUndefined()
})

test('an error is a problem, or the declared conflict', () => {
  const conflict = '{"epoch":"e","unknown":"p"}'
  expect(contractViolation(signInOptions, 409, '{"id":"x","problem":"No."}')).toBeUndefined()
  expect(contractViolation(signInOptions, 409, conflict)).toBe('there is no field "epoch"')
  expect(contractViolation(pushPages, 409, conflict)).toBeUndefined()
  expect(contractViolation(pushPages, 400, conflict)).toBe('there is no field "epoch"')
})
