import { fileURLToPath } from 'node:url'
import { merge, splitSeeds, type Seeds, type SurveyTask, type Task } from '@opfor/lab'
import { Piscina } from 'piscina'

/** A job: the seeds, the number of workers, and callbacks. */
export interface PoolJob<T> {
  readonly seeds: Seeds
  readonly workers: number
  task(seeds: Seeds): Task | SurveyTask
  /** Called with the number of finished matches. */
  progress(done: number): void
  /** No new work is started once this returns true. */
  stopped(): boolean
  /** Whether the totals are enough: asked whenever all seeds before one are counted, the same ones with any number of workers. */
  isEnough?(totals: T): boolean
  readonly empty: T
}

/** The result: totals, and the number of matches. */
export interface PoolResult<T> {
  readonly totals: T
  readonly games: number
}

const maxChunkSize = 2000

/** Matches before it is asked for the first time whether they are enough. */
const firstRound = 250

/** The worker's file is next to this one, in the source and in the built package. */
const worker = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './lab-worker.mjs', import.meta.url),
)

/** A pool of worker threads. */
export function openPool<T>(workers: number): Piscina<Task | SurveyTask, T> {
  return new Piscina<Task | SurveyTask, T>({
    filename: worker,
    name: 'work',
    minThreads: workers,
    maxThreads: workers,
  })
}

/** Distributes a range of seeds over worker threads and merges their totals. */
export async function runInPool<T>(job: PoolJob<T>): Promise<PoolResult<T>> {
  const { seeds, workers } = job
  const pool = openPool<T>(workers)
  let totals = job.empty
  let games = 0
  const runner = async (left: Iterable<Seeds>): Promise<void> => {
    for (const chunk of left) {
      if (job.stopped()) return
      const counted = await pool.run(job.task(chunk))
      totals = merge(totals, counted)
      games += chunk.to - chunk.from
      job.progress(games)
    }
  }
  try {
    for (const round of job.isEnough === undefined ? [seeds] : roundsOf(seeds)) {
      const size = Math.ceil((round.to - round.from) / (workers * (job.isEnough === undefined ? 100 : 10)))
      const left = splitSeeds(round, Math.max(1, Math.min(maxChunkSize, size))).values()
      await Promise.all(Array.from({ length: workers }, () => runner(left)))
      if (job.stopped() || job.isEnough?.(totals) === true) break
    }
  } finally {
    await pool.destroy()
  }
  return { totals, games }
}

/** Splits seeds into rounds: whenever there are a quarter more. */
function* roundsOf({ from, to }: Seeds): Generator<Seeds> {
  for (let at = from; at < to; ) {
    const next = Math.min(to, at + Math.max(firstRound, Math.ceil((at - from) / 4)))
    yield { from: at, to: next }
    at = next
  }
}
