import { expect, test } from 'vitest'
import { simulateSync } from './simulation/index.ts'

const firstSeeds = [0, 500]

test.each(firstSeeds)(
  'in 500 simulations with faults, from seed %i, all devices converge and every divergence is a branch',
  (from) => {
    const runs = Array.from({ length: 500 }, (_, at) => simulateSync(from + at))
    expect(runs.flatMap(({ problems }) => problems)).toEqual([])
    const sum = (key: 'pages' | 'branches' | 'crashes' | 'restores') =>
      runs.reduce((total, run) => total + run[key], 0)
    for (const key of ['pages', 'branches', 'crashes', 'restores'] as const)
      expect(sum(key)).toBeGreaterThan(125)
    expect(new Set(runs.map(({ devices }) => devices))).toEqual(new Set([2, 3, 4]))
  },
)
