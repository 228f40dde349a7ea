/** Matches per second through the queue and in the local lab, alternating: `npm run bench studies <rounds> <matches>`. */
import { availableParallelism } from 'node:os'
import { splitSeeds, type Totals } from '@opfor/lab'
import { emptyPart, type Study, taskOf } from '@opfor/lab/study'
import { parseStudyFile } from '@opfor/studies'
import { openPool } from '../../../../apps/cli/lab/pool.ts'
import { submitStudy, withTemporaryDatabase, waitUntilFinished, type Pool } from './support.ts'

const [rounds = 5, matches = 6000] = process.argv.slice(2).map(Number)
const threads = availableParallelism()
const file = { opfor: 1, name: 'Speed', game: 'blitzkrieg', policies: ['random'], until: { games: matches } }

async function here(study: Study, pool: ReturnType<typeof openPool<Totals>>): Promise<number> {
  const [policy] = study.policies
  if (policy === undefined) throw new Error('The study has no players.')
  const { to, end } = emptyPart(study)
  const left = splitSeeds({ from: to, to: end }, Math.ceil(matches / (threads * 50))).values()
  const started = performance.now()
  const runner = async (): Promise<void> => {
    for (const seeds of left) await pool.run(taskOf(study, policy, seeds))
  }
  await Promise.all(Array.from({ length: threads }, runner))
  return matches / ((performance.now() - started) / 1000)
}

async function throughQueue(database: Pool): Promise<number> {
  const { began, ended } = await waitUntilFinished(database, await submitStudy(database, file))
  if (began === undefined || ended === undefined) throw new Error('The study has no times.')
  return matches / ((ended.getTime() - began.getTime()) / 1000)
}

const study = parseStudyFile(file)
if (!study.ok) throw new Error(study.problem)
const pool = openPool<Totals>(threads)
const ratios: number[] = []
await withTemporaryDatabase(async ({ pool: database, worker }) => {
  await worker(threads)
  await here(study.value, pool)
  await throughQueue(database)
  for (let round = 1; round <= rounds; round += 1) {
    const local = await here(study.value, pool)
    const queued = await throughQueue(database)
    ratios.push(queued / local)
    console.log(
      `round ${round}: ${queued.toFixed(0)} matches/s through the queue, ${local.toFixed(0)} in the local lab, ratio ${(queued / local).toFixed(2)}`,
    )
  }
})
const sorted = ratios.toSorted((a, b) => a - b)
console.log(
  `${threads} threads each; median ratio ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)}`,
)
await pool.destroy()
