import { pushPages } from '@opfor/sync/api/journals'
import { shortAddress } from '@opfor/sync/api/links'
import { metrics } from '@opfor/sync/api/operations'
import { removeStudy, submitStudy } from '@opfor/sync/api/studies'
import { expect, test } from 'vitest'
import { contractViolation } from './contract.ts'

test('an answer is as declared, to the field', () => {
  expect(contractViolation(submitStudy, 201, '{"id":"s"}')).toBeUndefined()
  expect(contractViolation(submitStudy, 201, '{"id":"s","more":1}')).toBe(
    'there are fields that are not declared',
  )
  expect(contractViolation(submitStudy, 201, '{"id":1}')).toBe(
    'id: a text of at most 36 characters is expected, not 1',
  )
  expect(contractViolation(submitStudy, 201, 'x')).toContain('JSON')
  expect(contractViolation(submitStudy, 200, '{"id":"s"}')).toBe('the status is 200, and not 201')
})

test('nothing is nothing, text is text, and an address may be anywhere', () => {
  expect(contractViolation(removeStudy, 204, '')).toBeUndefined()
  expect(contractViolation(removeStudy, 204, '{}')).toBe('nothing is declared')
  expect(contractViolation(metrics, 200, 'one 1')).toBeUndefined()
  expect(contractViolation(shortAddress, 302, '')).toBeUndefined()
})

test('a refusal is a problem, or what the call declares', () => {
  expect(contractViolation(submitStudy, 409, '{"id":"x","problem":"No."}')).toBeUndefined()
  expect(contractViolation(submitStudy, 409, '{"epoch":"e","unknown":"p"}')).toBe('there is no field "epoch"')
  expect(contractViolation(pushPages, 409, '{"epoch":"e","unknown":"p"}')).toBeUndefined()
  expect(contractViolation(pushPages, 400, '{"epoch":"e","unknown":"p"}')).toBe('there is no field "epoch"')
})
