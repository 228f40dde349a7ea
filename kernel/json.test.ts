import { expect, test } from 'vitest'
import { bad, good, shown } from './json.ts'

test('a reading is good with its value or bad with what is wrong', () => {
  expect(good(3)).toEqual({ ok: true, value: 3 })
  expect(bad('no')).toEqual({ ok: false, problem: 'no' })
})

test('any value can be shown in an error message', () => {
  expect([3, 'a', [1], { a: 1 }, undefined, true].map(shown)).toEqual([
    '3',
    '"a"',
    '[1]',
    '{"a":1}',
    'undefined',
    'true',
  ])
})

test('a long value is cut', () => {
  expect(shown('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`)
  expect(shown('x'.repeat(59))).toBe(`"${'x'.repeat(56)}...`)
})

test('a value that is nested too deep is not shown', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  expect(shown(deep)).toBe('something too deep to show')
})
