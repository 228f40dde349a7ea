import { register, signInOptions } from '@opfor/sync/api/sign-in'
import { signOut } from '@opfor/sync/api/account'
import { pushCommits } from '@opfor/sync/api/journals'
import { metrics } from '@opfor/sync/api/operations'
import { expect, test } from 'vitest'
import { contractViolation } from './server.ts'

test('a response must have exactly the declared fields', () => {
  expect(contractViolation(register, 201, '{"nickname":"Ada","recoveryCodes":[]}')).toBeUndefined()
  expect(contractViolation(register, 201, '{"nickname":"Ada","recoveryCodes":[],"more":1}')).toBe(
    'undeclared fields',
  )
  expect(contractViolation(register, 201, '{"nickname":1,"recoveryCodes":[]}')).toContain('nickname: ')
  expect(contractViolation(register, 201, 'x')).toContain('JSON')
  expect(contractViolation(register, 200, '{"nickname":"Ada","recoveryCodes":[]}')).toBe(
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
  expect(contractViolation(pushCommits, 409, conflict)).toBeUndefined()
  expect(contractViolation(pushCommits, 400, conflict)).toBe('there is no field "epoch"')
})
