import { expect, test } from 'vitest'
import { findHighestRate } from './search.ts'

async function search(capacity: number, longer = capacity, from = 400) {
  const tried: string[] = []
  const rate = await findHighestRate(
    async (each, seconds) => {
      tried.push(`${each}/s for ${seconds} s`)
      return each <= (seconds > 60 ? longer : capacity)
    },
    { from, step: 60, confirm: 600 },
  )
  return { rate, tried }
}

test('the highest rate is found to within six percent, and confirmed', async () => {
  for (const capacity of [90, 400, 731, 3000]) {
    const { rate, tried } = await search(capacity)
    expect(rate).toBeLessThanOrEqual(capacity)
    expect(rate * 1.06).toBeGreaterThan(capacity)
    expect(tried.at(-1)).toBe(`${rate}/s for 600 s`)
  }
})

test('a rate that is not held for longer is lowered until it is', async () => {
  const { rate, tried } = await search(1000, 800)
  expect(rate).toBeLessThanOrEqual(800)
  expect(rate * 1.06).toBeGreaterThan(800)
  expect(tried.filter((each) => each.endsWith('600 s')).length).toBeGreaterThan(1)
})

test('if nothing is held, the search ends with 0', async () => {
  expect((await search(0)).rate).toBe(0)
})
