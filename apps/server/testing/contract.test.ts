import { pushPages } from '@opfor/sync/api/journals'
import { shortAddress } from '@opfor/sync/api/links'
import { metrics } from '@opfor/sync/api/operations'
import { removeStudy, submitStudy } from '@opfor/sync/api/studies'
import { expect, test } from 'vitest'
import { contractViolation } from './contract.ts'

test('a response must have exactly the declared fields', () => {
  expect(contractViolation(submitStudy, 201, '{"id":"s"}')).toBeUndefined()
  expect(contractViolation(submitStudy, 201, '{"id":"s","more":1}')).toBe('undeclared fields')
  expect(contractViolation(submitStudy, 201, '{"id":1}')).toBe(
    'id: a text of at most 36 characters is expected, not 1',
  )
  expect(contractViolation(submitStudy, 201, 'x')).toContain('JSON')
  expect(contractViolation(submitStudy, 200, '{"id":"s"}')).toBe('expected status 201, got 200')
})

test('empty responses, text responses and redirects', () => {
  expect(contractViolation(removeStudy, 204, '')).toBeUndefined()
  expect(contractViolation(removeStudy, 204, '{}')).toBe('expected no body')
  expect(contractViolation(metrics, 200, 'one 1')).toBeUndefined()
  expect(contractViolation(shortAddress, 302, '')).toBeUndefined()
})

test('an error is a problem, or the declared conflict', () => {
  expect(contractViolation(submitStudy, 409, '{"id":"x","problem":"No."}')).toBeUndefined()
  expect(contractViolation(submitStudy, 409, '{"epoch":"e","unknown":"p"}')).toBe('there is no field "epoch"')
  expect(contractViolation(pushPages, 409, '{"epoch":"e","unknown":"p"}')).toBeUndefined()
  expect(contractViolation(pushPages, 400, '{"epoch":"e","unknown":"p"}')).toBe('there is no field "epoch"')
})
