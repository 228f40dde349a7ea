import { expect, test } from 'vitest'
import { dayOf, isDay, noonOf } from './day.ts'

test('a day is a date of the calendar on the wall, from midnight to midnight', () => {
  expect(dayOf(new Date(2026, 10, 19))).toBe('2026-11-19')
  expect(dayOf(new Date(2026, 10, 19, 23, 59, 59))).toBe('2026-11-19')
  expect(dayOf(new Date(2026, 10, 20))).toBe('2026-11-20')
  expect(dayOf(new Date(2027, 0, 1))).toBe('2027-01-01')
  expect(dayOf(noonOf('2026-03-29'))).toBe('2026-03-29')
})

test('only dates that exist are days', () => {
  expect(['2026-11-19', '2028-02-29'].every(isDay)).toBe(true)
  const others = [
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-11-00',
    '26-11-19',
    '2026-11-19 ',
    'today',
    '2026-1-01',
  ]
  expect(others.filter(isDay)).toEqual([])
})
