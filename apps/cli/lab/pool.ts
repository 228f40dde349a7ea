import { fileURLToPath } from 'node:url'
import { mergeTotals, splitSeeds, type SeedRange, type SurveyTask, type LabTask } from '@opfor/lab'
import { Piscina } from 'piscina'

export interface PoolJob<T> {
  readonly seeds: SeedRange
  readonly workers: number
  task(seeds: SeedRange): LabTask | SurveyTask
  progress(done: number): void
  /** True prevents new work. */
  stopped(): boolean
  /** Called when all seeds below one are counted, independently of the number of workers. */
  isEnough?(totals: T): boolean
  readonly empty: T
}

export interface PoolResult<T> {
  readonly totals: T
  readonly games: number
}

const maxChunkSize = 2000

/** Matches before the first call of `isEnough`. */
const firstRound = 250

/** Next to this file, in the source and in the built package. */
const worker = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './lab-worker.mjs', import.meta.url),
)

export function openPool<T>(workers: number): Piscina<LabTask | SurveyTask, T> {
  return new Piscina<LabTask | SurveyTask, T>({
    filename: worker,
    name: 'work',
    minThreads: workers,
    maxThreads: workers,
  })
}

export async function runInPool<T>(job: PoolJob<T>): Promise<PoolResult<T>> {
  const { seeds, workers } = job
  const pool = openPool<T>(workers)
  let totals = job.empty
  let games = 0
  const runner = async (left: Iterable<SeedRange>): Promise<void> => {
    for (const chunk of left) {
      if (job.stopped()) return
      const counted = await pool.run(job.task(chunk))
      totals = mergeTotals(totals, counted)
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

/** Each round ends with a quarter more seeds. */
function* roundsOf({ from, to }: SeedRange): Generator<SeedRange> {
  for (let at = from; at < to; ) {
    const next = Math.min(to, at + Math.max(firstRound, Math.ceil((at - from) / 4)))
    yield { from: at, to: next }
    at = next
  }
}
