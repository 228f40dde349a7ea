import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '@opfor/kernel'
import { runTask } from '@opfor/lab/run-task'
import { emptyPart, taskOf } from '@opfor/lab/study'
import { makePool, findStudy, parseStudyFile, enqueueStudy, type StudyDetails } from '@opfor/studies'
import { emptyDatabase, startCluster } from '@opfor/studies/testing'
import { programPath } from '../../../../apps/cli/testing/opfor.ts'

export type Pool = ReturnType<typeof makePool>

interface WorkerProcess {
  kill(signal: 'SIGKILL' | 'SIGINT'): Promise<void>
}

interface TestEnvironment {
  readonly pool: Pool
  readonly restart: () => Promise<void>
  readonly worker: (threads?: number) => Promise<WorkerProcess>
}

/** Always stops the database and the workers afterwards. */
export async function withTemporaryDatabase<T>(
  run: (environment: TestEnvironment) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster()
  const workers: WorkerProcess[] = []
  let pool: Pool | undefined
  try {
    const { url } = await emptyDatabase(cluster.url)
    pool = makePool(url, 3)
    return await run({
      pool,
      restart: () => cluster.restart(),
      worker: async (threads) => {
        const worker = await startWorker(url, threads)
        workers.push(worker)
        return worker
      },
    })
  } finally {
    for (const worker of workers) await worker.kill('SIGINT')
    await pool?.end()
    await cluster.stop()
  }
}

/** Returns when the worker is registered. */
async function startWorker(database: string, threads = 1): Promise<WorkerProcess> {
  const child = spawn(
    process.execPath,
    [programPath, 'worker', '--threads', String(threads), '--database', database],
    { stdio: 'ignore' },
  )
  const pool = makePool(database, 1)
  for (let there = 0; there === 0; ) {
    if (child.exitCode !== null) throw new Error(`The worker exited with ${child.exitCode}.`)
    await sleep(50)
    const { rows } = await pool
      .query<{ count: number }>('select count(*) from study_worker where name like $1', [`% ${child.pid}`])
      .catch(() => ({ rows: [] }))
    there = rows[0]?.count ?? 0
  }
  await pool.end()
  return {
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

export async function submitStudy(pool: Pool, file: Json, cut?: number): Promise<string> {
  const id = await enqueueStudy(pool, {
    file,
    now: new Date(),
    ...(cut === undefined ? {} : { chunkSize: cut }),
  })
  if (!id.ok) throw new Error(id.problem)
  return id.value
}

/** Fails if there is no progress for two minutes. */
export async function waitUntilFinished(pool: Pool, id: string): Promise<StudyDetails> {
  let [played, since] = [0, performance.now()]
  for (;;) {
    const study = await findStudy(pool, id).catch(() => undefined)
    if (study?.state === 'failed') throw new Error(study.problem)
    if (study?.state === 'finished') return study
    if (study !== undefined && study.played > played) [played, since] = [study.played, performance.now()]
    if (performance.now() - since > 120_000) throw new Error('No progress for two minutes.')
    await sleep(500)
  }
}

/** Returns the totals of each player; the study must have a fixed number of matches. */
export function playSerially(file: Json): readonly string[] {
  const study = parseStudyFile(file)
  if (!study.ok) throw new Error(study.problem)
  const { to, end } = emptyPart(study.value)
  return study.value.policies.map((policy) =>
    JSON.stringify(runTask(taskOf(study.value, policy, { from: to, to: end }))),
  )
}

/** Counts missing, unfinished and overlapping chunks. */
export async function wrongChunks(pool: Pool, id: string) {
  const { rows } = await pool.query<{ part: number; start: number; finish: number; done: Date | null }>(
    'select part, start, finish, done from study_chunk where study = $1 order by part, start',
    [id],
  )
  let [lost, twice] = [0, 0]
  for (const [at, { part, start, done }] of rows.entries()) {
    const before = rows[at - 1]
    const expected = before?.part === part ? before.finish : 0
    if (done === null || start > expected) lost += 1
    if (start < expected) twice += 1
  }
  return { chunks: rows.length, lost, twice }
}
