import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { playRandomly } from '../proofs/random-play.ts'

/** Plays many random battles on all cores; every change of each is checked against what is always true. */

interface Share {
  readonly from: number
  readonly to: number
}

interface Done {
  readonly battles: number
  readonly changes: number
  readonly ways: Readonly<Record<string, number>>
  readonly wrong: readonly string[]
}

const chunk = 250

function work({ from, to }: Share): void {
  for (let seed = from; seed < to; seed += chunk) {
    const ways: Record<string, number> = {}
    const wrong: string[] = []
    let battles = 0
    let changes = 0
    for (let each = seed; each < Math.min(to, seed + chunk); each += 1) {
      const played = playRandomly(each)
      battles += 1
      changes += played.changes
      ways[played.way] = (ways[played.way] ?? 0) + 1
      wrong.push(...played.violations)
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has none
    parentPort?.postMessage({ battles, changes, ways, wrong } satisfies Done)
  }
}

function main(): void {
  const { values } = parseArgs({
    options: {
      battles: { type: 'string', default: '10000' },
      from: { type: 'string', default: '0' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const [battles, from, workers] = [values.battles, values.from, values.workers].map(Number) as [
    number,
    number,
    number,
  ]
  const started = performance.now()
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0)
  const wrong: string[] = []
  const ways: Record<string, number> = {}
  let played = 0
  let changes = 0
  let told = 0
  let running = workers
  for (let worker = 0; worker < workers; worker += 1) {
    const share: Share = {
      from: from + Math.floor((battles * worker) / workers),
      to: from + Math.floor((battles * (worker + 1)) / workers),
    }
    const thread = new Worker(new URL(import.meta.url), { workerData: share })
    thread.on('message', (done: Done) => {
      played += done.battles
      changes += done.changes
      wrong.push(...done.wrong)
      for (const [way, count] of Object.entries(done.ways)) ways[way] = (ways[way] ?? 0) + count
      if (played - told < battles / 20) return
      told = played
      console.error(`${played} of ${battles} battles, ${wrong.length} violations, ${seconds()} s`)
    })
    thread.on('error', (error) => {
      wrong.push(String(error))
    })
    thread.on('exit', () => {
      running -= 1
      if (running > 0) return
      for (const each of wrong.slice(0, 20)) console.log(each)
      console.log(JSON.stringify(ways))
      console.log(`${played} battles, ${changes} changes: ${wrong.length} violations, in ${seconds()} s`)
      process.exitCode = wrong.length === 0 && played === battles ? 0 : 1
    })
  }
}

if (isMainThread) main()
else work(workerData as Share)
