import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '@opfor/kernel'
import { perform } from '@opfor/lab/perform'
import { emptyPart, taskOf } from '@opfor/lab/study'
import { connect, findStudy, parseStudyFile, submit, type StudyDetails } from '@opfor/studies'
import { emptyDatabase, startCluster } from '@opfor/studies/testing'
import { program } from '../../../../apps/cli/testing/opfor.ts'

/** Connections to the database of the studies. */
export type Pool = ReturnType<typeof connect>

/** A worker in its own process. */
interface WorkerProcess {
  kill(signal: 'SIGKILL' | 'SIGINT'): Promise<void>
}

/** An isolated database. */
interface TestEnvironment {
  readonly pool: Pool
  readonly restart: () => Promise<void>
  /** Starts a worker (default: one thread). */
  readonly worker: (threads?: number) => Promise<WorkerProcess>
}

/** Runs a function on a temporary database; the database and the workers are always stopped afterwards. */
export async function withTemporaryDatabase<T>(
  run: (environment: TestEnvironment) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster()
  const workers: WorkerProcess[] = []
  let pool: Pool | undefined
  try {
    const { url } = await emptyDatabase(cluster.url)
    pool = connect(url, 3)
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

/** Starts a worker and waits until it is registered. */
async function startWorker(database: string, threads = 1): Promise<WorkerProcess> {
  const child = spawn(
    process.execPath,
    [program, 'worker', '--threads', String(threads), '--database', database],
    { stdio: 'ignore' },
  )
  const pool = connect(database, 1)
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

/** Submits a study and returns its id. */
export async function submitStudy(pool: Pool, file: Json, cut?: number): Promise<string> {
  const id = await submit(pool, { file, now: new Date(), ...(cut === undefined ? {} : { chunkSize: cut }) })
  if (!id.ok) throw new Error(id.problem)
  return id.value
}

/** Waits until a study is finished; fails if there is no progress for two minutes. */
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

/** The totals of each player of a study with a fixed number of matches, played serially by this process. */
export function playSerially(file: Json): readonly string[] {
  const study = parseStudyFile(file)
  if (!study.ok) throw new Error(study.problem)
  const { to, end } = emptyPart(study.value)
  return study.value.policies.map((policy) =>
    JSON.stringify(perform(taskOf(study.value, policy, { from: to, to: end }))),
  )
}

/** Counts the invalid chunks of a finished study: missing, not done, or overlapping. */
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
