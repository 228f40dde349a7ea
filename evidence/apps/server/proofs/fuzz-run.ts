/** Runs the fuzz test: `node proofs/fuzz-run.ts 200000`. */
import { startServer } from '../../../../apps/server/testing/server.ts'
import { fuzz } from './fuzz.ts'

const server = await startServer({ limitFactor: 1_000_000 })
const start = performance.now()
const { requests, statuses, faults } = await fuzz(server.app, Number(process.argv[2] ?? 200_000), 2)
console.log(
  `${requests} mutated requests in ${((performance.now() - start) / 1000).toFixed(0)} s: ${faults.length} faults; ` +
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
)
for (const fault of faults.slice(0, 20)) console.log(fault)
await server.stop()
process.exitCode = faults.length === 0 ? 0 : 1
