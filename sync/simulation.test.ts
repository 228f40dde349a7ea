import { expect, test } from 'vitest'
import { simulateSync } from './simulation/index.ts'

test('in 2,000 bad worlds all devices converge, nothing is lost, and every divergence is a branch', () => {
  const runs = Array.from({ length: 2000 }, (_, seed) => simulateSync(seed))
  expect(runs.flatMap(({ problems }) => problems)).toEqual([])
  const sum = (of: 'pages' | 'branches' | 'crashes' | 'restores') =>
    runs.reduce((total, run) => total + run[of], 0)
  for (const what of ['pages', 'branches', 'crashes', 'restores'] as const)
    expect(sum(what)).toBeGreaterThan(500)
  expect(new Set(runs.map(({ devices }) => devices))).toEqual(new Set([2, 3, 4]))
})
