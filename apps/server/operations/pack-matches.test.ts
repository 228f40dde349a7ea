import { expect, test } from 'vitest'
import { accountsOfHour } from './pack-matches.ts'

test('the hours of a day look at all accounts, and at none twice', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => accountsOfHour(hour))
  expect(hours[0]?.first).toBe('00000000-0000-0000-0000-000000000000')
  expect(hours.at(-1)?.last).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff')
  const prefix = (id: string | undefined): number => Number.parseInt(id?.slice(0, 4) ?? '', 16)
  for (const [hour, { first, last }] of hours.entries()) {
    expect(prefix(last)).toBeGreaterThan(prefix(first))
    if (hour > 0) expect(prefix(first)).toBe(prefix(hours[hour - 1]?.last) + 1)
  }
})
