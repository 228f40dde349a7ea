import {
  type Experiment,
  mergeTotals,
  splitSeeds,
  type PolicyName,
  type SeedRange,
  type LabTask,
  type Totals,
} from '@opfor/lab'
import { address } from 'virtual:lab-worker'
import { trustedScript } from '../../data/device/trusted-script.ts'

/** About as many as a phone plays in half a second. */
const matchesPerChunk: Readonly<Record<PolicyName, number>> = { random: 60, greedy: 3, searching: 1 }

export interface ExperimentRun {
  readonly done: Promise<'finished' | 'stopped' | 'failed'>
  /** Completes the chunks in progress. */
  stop(): void
  /** Immediately, without further progress. */
  terminate(): void
}

/** At most one worker per core. */
export function runExperiment(
  experiment: Experiment,
  seeds: SeedRange,
  onProgress: (totals: Totals, games: number) => void,
): ExperimentRun {
  const chunks = splitSeeds(seeds, matchesPerChunk[experiment.policy.name]).values()
  const count = Math.max(1, Math.min(navigator.hardwareConcurrency, 8))
  const workers: Worker[] = []
  let totals: Totals = {}
  let games = 0
  let [stopped, ended] = [false, false]
  const runner = async (worker: Worker): Promise<void> => {
    for (const piece of chunks) {
      if (stopped) break
      const counted = await runTask(worker, { measure: experiment, seeds: piece })
      if (ended) return
      totals = mergeTotals(totals, counted)
      games += piece.to - piece.from
      onProgress(totals, games)
    }
  }
  const terminate = (): void => {
    ended = true
    for (const worker of workers) worker.terminate()
  }
  const all = async () => {
    try {
      while (workers.length < count) workers.push(new Worker(trustedScript(address), { type: 'module' }))
      await Promise.all(workers.map(runner))
      return games < seeds.to - seeds.from ? 'stopped' : 'finished'
    } catch {
      return 'failed'
    } finally {
      terminate()
    }
  }
  return {
    done: all(),
    stop: () => {
      stopped = true
    },
    terminate,
  }
}

function runTask(worker: Worker, task: LabTask): Promise<Totals> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Totals>) => resolve(data), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has none
    worker.postMessage(task)
  })
}
