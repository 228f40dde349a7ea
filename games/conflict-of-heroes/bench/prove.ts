import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { generateRandomly } from '../proofs/random-play.ts'

/** Generates many random firefights and missions on all cores, each checked at every change against what is always true. */

interface Share {
  readonly from: number
  readonly to: number
}

interface Done {
  readonly games: number
  readonly changes: number
  readonly wrong: readonly string[]
}

const chunk = 200

function work({ from, to }: Share): void {
  for (let start = from; start < to; start += chunk) {
    const wrong: string[] = []
    let changes = 0
    const end = Math.min(to, start + chunk)
    for (let seed = start; seed < end; seed += 1) {
      const generated = generateRandomly(seed)
      changes += generated.changes
      wrong.push(...generated.violations)
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has none
    parentPort?.postMessage({ games: end - start, changes, wrong } satisfies Done)
  }
}

function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000' },
      from: { type: 'string', default: '0' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const [games, from, workers] = [values.games, values.from, values.workers].map(Number) as [
    number,
    number,
    number,
  ]
  const started = performance.now()
  const wrong: string[] = []
  let played = 0
  let changes = 0
  let running = workers
  for (let worker = 0; worker < workers; worker += 1) {
    const share: Share = {
      from: from + Math.floor((games * worker) / workers),
      to: from + Math.floor((games * (worker + 1)) / workers),
    }
    const thread = new Worker(new URL(import.meta.url), { workerData: share })
    thread.on('message', (done: Done) => {
      const before = Math.floor((20 * played) / games)
      played += done.games
      changes += done.changes
      wrong.push(...done.wrong)
      if (Math.floor((20 * played) / games) > before)
        console.error(`${played} of ${games} generations, ${wrong.length} violations`)
    })
    thread.on('error', (error) => {
      wrong.push(String(error))
    })
    thread.on('exit', () => {
      running -= 1
      if (running > 0) return
      for (const each of wrong.slice(0, 20)) console.log(each)
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`${played} generations, ${changes} changes: ${wrong.length} violations, in ${seconds} s`)
      process.exitCode = wrong.length === 0 && played === games ? 0 : 1
    })
  }
}

if (isMainThread) main()
else work(workerData as Share)
