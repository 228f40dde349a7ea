import { expect, test } from 'vitest'
import { parseFailure, truncateText, parseSuccess, parseJson, errorMessage, describeJson } from './json.ts'
import { unwrapProblem } from '../testing/index.ts'

test('a reading is good with its value or bad with what is wrong', () => {
  expect(parseSuccess(3)).toEqual({ ok: true, value: 3 })
  expect(parseFailure('no')).toEqual({ ok: false, problem: 'no' })
})

test('any value can be shown in an error message', () => {
  expect([3, 'a', [1], { a: 1 }, undefined, true].map(describeJson)).toEqual([
    '3',
    '"a"',
    '[1]',
    '{"a":1}',
    'nothing',
    'true',
  ])
})

test('a long value is cut', () => {
  expect(describeJson('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`)
  expect(describeJson('x'.repeat(59))).toBe(`"${'x'.repeat(56)}...`)
})

test('a value that is nested too deep is not shown', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  expect(describeJson(deep)).toBe('something too deep to show')
})

test('JSON is parsed, and invalid JSON is rejected with the problem', () => {
  expect(parseJson('{"a":[1,"]}"]}')).toEqual(parseSuccess({ a: [1, ']}'] }))
  expect(unwrapProblem(parseJson('{"a":'))).toContain('JSON')
})

test('too deeply nested data is rejected before parsing; brackets in texts do not count', () => {
  const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(parseJson(deep(100)).ok).toBe(true)
  expect(unwrapProblem(parseJson(deep(101)))).toBe('Nested more than 100 levels deep.')
  expect(unwrapProblem(parseJson(`${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`))).toContain(
    'more than 100',
  )
  expect(parseJson(JSON.stringify([`\\"${'['.repeat(200)}`])).ok).toBe(true)
})

test('an internal error has a plain message, not that of the engine', () => {
  expect(errorMessage(new Error('There is no tower.'))).toBe('There is no tower.')
  expect(errorMessage(new TypeError("Cannot read properties of undefined (reading 'at')"))).toBe(
    'the program has a fault there. Please report it with this match',
  )
})

test('a text is cut where it is longer than it may be', () => {
  expect([truncateText('abcde', 5), truncateText('abcdef', 5)]).toEqual(['abcde', 'ab...'])
})

test('what is thrown without a message is told as it is', () => {
  expect(errorMessage('no wind')).toBe('no wind')
  expect(errorMessage(new RangeError('too much'))).toContain('the program has a fault there')
  expect(errorMessage(new ReferenceError('x'))).toContain('the program has a fault there')
})

test('nesting counts lists and objects that are open, not those that are closed', () => {
  const many = `[${Array.from({ length: 300 }, () => '[{}]').join(',')}]`
  expect(parseJson(many).ok).toBe(true)
  const mixed = (levels: number): string => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`
  expect([parseJson(mixed(50)).ok, parseJson(mixed(51)).ok]).toEqual([true, false])
})
