import { expect, test } from 'vitest'
import { dayOf, isDay, noonOf, seedOfDay } from './use-day-text.ts'

const highestSeed = 2 ** 32 - 1
const days = Array.from({ length: 3650 }, (_, at) => dayOf(new Date(2026, 0, 1 + at, 12)))

test('the seed of a battle never changes', () => {
  expect(seedOfDay('blitzkrieg', '2026-11-19')).toBe(3_707_911_968)
  expect(seedOfDay('blitzkrieg', '2026-11-20')).toBe(1_411_711_127)
  expect(seedOfDay('admiral', '2026-11-19')).toBe(3_520_187_220)
})

test('each day of ten years has another seed, in each game', () => {
  const seeds = ['blitzkrieg', 'admiral'].flatMap((game) => days.map((day) => seedOfDay(game, day)))
  expect(new Set(seeds).size).toBe(2 * days.length)
})

test('the seeds are whole numbers up to the highest one, small and large alike', () => {
  const seeds = days.map((day) => seedOfDay('blitzkrieg', day))
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= highestSeed)).toBe(true)
  const large = seeds.filter((seed) => seed > highestSeed / 2).length
  expect(large / seeds.length).toBeGreaterThan(0.45)
  expect(large / seeds.length).toBeLessThan(0.55)
})

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
