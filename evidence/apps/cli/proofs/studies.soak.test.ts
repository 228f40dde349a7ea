import { expect, test } from 'vitest'
import { killWorkers } from './studies-kill.ts'
import { restartDatabase } from './studies-restart.ts'
import { sameTotals } from './studies-same.ts'

test('a worker killed with -9 loses nothing, and nothing is counted twice', async () => {
  const { recovery, ...found } = await killWorkers(60, 1)
  expect(found).toEqual({ chunks: 60, lost: 0, twice: 0, different: 0 })
  expect(recovery[0]).toBeLessThan(60)
})

test('PostgreSQL restarted in the middle: the study finishes with the same totals', async () => {
  expect(await restartDatabase(60, 2)).toEqual({ chunks: 60, lost: 0, twice: 0, same: true })
})

test('totals are byte-identical for 1, 2 and 4 workers and a serial run, for every game', async () => {
  const found = await sameTotals(2, true)
  expect(found.length).toBeGreaterThan(3)
  for (const { same } of found) expect(same).toEqual({ '1': true, '2': true, '4': true })
})
