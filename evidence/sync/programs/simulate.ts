/** Runs sync simulations with injected faults: `node evidence/sync/programs/simulate.ts 100000`. */
import { simulateSync } from '../simulation/index.ts'

const runs = Number(process.argv[2] ?? 100_000)
const start = performance.now()
const sums = { pages: 0, branches: 0, crashes: 0, restores: 0 }
const problems: string[] = []
for (let seed = 0; seed < runs; seed += 1) {
  const run = simulateSync(seed)
  problems.push(...run.problems)
  for (const key of ['pages', 'branches', 'crashes', 'restores'] as const) sums[key] += run[key]
}
const seconds = ((performance.now() - start) / 1000).toFixed(0)
console.log(
  `${runs} runs in ${seconds} s: ${sums.pages} pages written, ${sums.branches} divergences, ` +
    `${sums.crashes} crashes, ${sums.restores} restores of the server; ${problems.length} problems.`,
)
for (const problem of problems.slice(0, 20)) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
