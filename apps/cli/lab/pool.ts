import { fileURLToPath } from 'node:url'
import { merge, splitSeeds, type Seeds, type Task } from '@opfor/lab'
import { Piscina } from 'piscina'

/** A job: the seeds, the number of workers, and callbacks. */
export interface PoolJob<T> {
  readonly seeds: Seeds
  readonly workers: number
  task(seeds: Seeds): Task
  /** Called with the number of finished matches. */
  progress(done: number): void
  /** No new work is started once this returns true. */
  stopped(): boolean
  readonly empty: T
}

/** The result: totals, and the number of matches. */
export interface PoolResult<T> {
  readonly totals: T
  readonly games: number
}

const maxChunkSize = 2000

/** The worker's file is next to this one, in the source and in the built package. */
const worker = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './lab-worker.mjs', import.meta.url),
)

/** A pool of worker threads. */
export function openPool<T>(workers: number): Piscina<Task, T> {
  return new Piscina<Task, T>({ filename: worker, name: 'work', minThreads: workers, maxThreads: workers })
}

/** Distributes a range of seeds over worker threads and merges their totals. */
export async function runInPool<T>(job: PoolJob<T>): Promise<PoolResult<T>> {
  const { seeds, workers } = job
  const size = Math.ceil((seeds.to - seeds.from) / (workers * 100))
  const left = splitSeeds(seeds, Math.max(1, Math.min(maxChunkSize, size))).values()
  const pool = openPool<T>(workers)
  let totals = job.empty
  let games = 0
  const runner = async (): Promise<void> => {
    for (const chunk of left) {
      if (job.stopped()) return
      const counted = await pool.run(job.task(chunk))
      totals = merge(totals, counted)
      games += chunk.to - chunk.from
      job.progress(games)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, runner))
  } finally {
    await pool.destroy()
  }
  return { totals, games }
}
