import { fileURLToPath } from 'node:url'
import { merged, pieces, type Seeds, type Task } from '@opfor/lab'
import { Piscina } from 'piscina'

/** What is to be done, by how many workers, and who hears of it. */
export interface Order<T> {
  readonly seeds: Seeds
  readonly workers: number
  task(seeds: Seeds): Task
  /** So many matches are done. */
  progress(done: number): void
  /** Nothing more is begun once this says so. */
  stopped(): boolean
  readonly empty: T
}

/** What was done: totals, and of how many matches. */
export interface PoolResult<T> {
  readonly totals: T
  readonly games: number
}

const largestPiece = 2000

/** The worker's file stands beside this one, in the source as in the built package. */
const worker = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './lab-worker.mjs', import.meta.url),
)

/** Threads that do pieces of work. */
export function openPool<T>(workers: number): Piscina<Task, T> {
  return new Piscina<Task, T>({ filename: worker, name: 'work', minThreads: workers, maxThreads: workers })
}

/** Spreads a range of seeds over worker threads and merges what they count. */
export async function spread<T>(order: Order<T>): Promise<PoolResult<T>> {
  const { seeds, workers } = order
  const size = Math.ceil((seeds.to - seeds.from) / (workers * 100))
  const left = pieces(seeds, Math.max(1, Math.min(largestPiece, size))).values()
  const pool = openPool<T>(workers)
  let totals = order.empty
  let games = 0
  const runner = async (): Promise<void> => {
    for (const piece of left) {
      if (order.stopped()) return
      const counted = await pool.run(order.task(piece))
      totals = merged(totals, counted)
      games += piece.to - piece.from
      order.progress(games)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, runner))
  } finally {
    await pool.destroy()
  }
  return { totals, games }
}
