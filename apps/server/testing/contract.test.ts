import { pushPages } from '@opfor/sync/api/journals'
import { shortAddress } from '@opfor/sync/api/links'
import { metrics } from '@opfor/sync/api/operations'
import { removeStudy, submitStudy } from '@opfor/sync/api/studies'
import { expect, test } from 'vitest'
import { undeclared } from './contract.ts'

test('an answer is as declared, to the field', () => {
  expect(undeclared(submitStudy, 201, '{"id":"s"}')).toBeUndefined()
  expect(undeclared(submitStudy, 201, '{"id":"s","more":1}')).toBe('there are fields that are not declared')
  expect(undeclared(submitStudy, 201, '{"id":1}')).toBe(
    'id: a text of at most 36 characters is expected, not 1',
  )
  expect(undeclared(submitStudy, 201, 'x')).toContain('JSON')
  expect(undeclared(submitStudy, 200, '{"id":"s"}')).toBe('the status is 200, and not 201')
})

test('nothing is nothing, text is text, and an address may be anywhere', () => {
  expect(undeclared(removeStudy, 204, '')).toBeUndefined()
  expect(undeclared(removeStudy, 204, '{}')).toBe('nothing is declared')
  expect(undeclared(metrics, 200, 'one 1')).toBeUndefined()
  expect(undeclared(shortAddress, 302, '')).toBeUndefined()
})

test('a refusal is a problem, or what the call declares', () => {
  expect(undeclared(submitStudy, 409, '{"id":"x","problem":"No."}')).toBeUndefined()
  expect(undeclared(submitStudy, 409, '{"epoch":"e","unknown":"p"}')).toBe('there is no field "epoch"')
  expect(undeclared(pushPages, 409, '{"epoch":"e","unknown":"p"}')).toBeUndefined()
  expect(undeclared(pushPages, 400, '{"epoch":"e","unknown":"p"}')).toBe('there is no field "epoch"')
})
