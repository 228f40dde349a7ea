import {
  type Experiment,
  merge,
  splitSeeds,
  type PolicyName,
  type Seeds,
  type Task,
  type Totals,
} from '@opfor/lab'
import { trustedScript } from '../device/trusted-script.ts'
// oxlint-disable-next-line import/default -- the bundler makes it: the worker's address
import workerAddress from './worker.ts?worker&url'

/** Matches in a piece of work: about as many as a phone plays in half a second. */
const inOnePiece: Readonly<Record<PolicyName, number>> = { random: 60, greedy: 3, searching: 1 }

/** Runs an experiment in the browser's workers; hears of each piece that is done. */
export interface ExperimentRun {
  readonly done: Promise<'finished' | 'stopped' | 'failed'>
  /** After the pieces that are under way. */
  stop(): void
  /** At once, and nothing more is told. */
  end(): void
}

/** Spreads seeds over as many workers as the device has cores. */
export function run(
  experiment: Experiment,
  seeds: Seeds,
  tell: (totals: Totals, games: number) => void,
): ExperimentRun {
  const left = splitSeeds(seeds, inOnePiece[experiment.policy.name]).values()
  const address = new URL(workerAddress, document.baseURI).href
  const count = Math.max(1, Math.min(navigator.hardwareConcurrency, 8))
  const workers: Worker[] = []
  let totals: Totals = {}
  let games = 0
  let [stopped, ended] = [false, false]
  const runner = async (worker: Worker): Promise<void> => {
    for (const piece of left) {
      if (stopped) break
      const counted = await performed(worker, { measure: experiment, seeds: piece })
      if (ended) return
      totals = merge(totals, counted)
      games += piece.to - piece.from
      tell(totals, games)
    }
  }
  const end = (): void => {
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
      end()
    }
  }
  return {
    done: all(),
    stop: () => {
      stopped = true
    },
    end,
  }
}

function performed(worker: Worker, task: Task): Promise<Totals> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Totals>) => resolve(data), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has none
    worker.postMessage(task)
  })
}
