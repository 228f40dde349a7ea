import { expect, test } from 'vitest'
import { simulateSync } from './simulation/index.ts'

const worlds = [0, 500, 1000, 1500]

test.each(worlds)(
  'in 500 bad worlds from %i all devices converge, and every divergence is a branch',
  (from) => {
    const runs = Array.from({ length: 500 }, (_, at) => simulateSync(from + at))
    expect(runs.flatMap(({ problems }) => problems)).toEqual([])
    const sum = (of: 'pages' | 'branches' | 'crashes' | 'restores') =>
      runs.reduce((total, run) => total + run[of], 0)
    for (const what of ['pages', 'branches', 'crashes', 'restores'] as const)
      expect(sum(what)).toBeGreaterThan(125)
    expect(new Set(runs.map(({ devices }) => devices))).toEqual(new Set([2, 3, 4]))
  },
)
