import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { playRandomly } from '../proofs/random-play.ts'
import { decisionsOf, secondDecisionsOf } from '../second/compare.ts'

/**
 * Plays many random matches on all cores. By standard every change of each is checked against what is always true; with
 * --compare each is played by the second implementation too, and their decisions are compared.
 */

interface Share {
  readonly compare: boolean
  readonly from: number
  readonly to: number
}

interface Done {
  readonly games: number
  /** Changes checked, or decisions compared. */
  readonly steps: number
  readonly wrong: readonly string[]
}

const chunk = 500

function prove(seed: number): Done {
  const { changes, violations } = playRandomly(seed)
  return { games: 1, steps: changes, wrong: violations }
}

function compared(seed: number): Done {
  const ours = decisionsOf(seed)
  const second = secondDecisionsOf(seed)
  const wrong: string[] = []
  for (let at = 0; at < Math.max(ours.length, second.length); at += 1)
    if (ours[at] !== second[at])
      wrong.push(`seed ${seed}, decision ${at}: ${ours[at] ?? 'nothing'} against ${second[at] ?? 'nothing'}`)
  return { games: 1, steps: ours.length, wrong }
}

function work({ compare, from, to }: Share): void {
  for (let seed = from; seed < to; seed += chunk) {
    let games = 0
    let steps = 0
    const wrong: string[] = []
    for (let each = seed; each < Math.min(to, seed + chunk); each += 1) {
      const done = compare ? compared(each) : prove(each)
      games += 1
      steps += done.steps
      wrong.push(...done.wrong)
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has none
    parentPort?.postMessage({ games, steps, wrong } satisfies Done)
  }
}

function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '10000' },
      from: { type: 'string', default: '0' },
      workers: { type: 'string', default: String(availableParallelism()) },
      compare: { type: 'boolean', default: false },
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
  let steps = 0
  let told = 0
  let running = workers
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0)
  const what = values.compare
    ? { steps: 'decisions', wrong: 'differing decisions' }
    : { steps: 'changes', wrong: 'violations' }

  for (let worker = 0; worker < workers; worker += 1) {
    const share: Share = {
      compare: values.compare,
      from: from + Math.floor((games * worker) / workers),
      to: from + Math.floor((games * (worker + 1)) / workers),
    }
    const thread = new Worker(new URL(import.meta.url), { workerData: share })
    thread.on('message', (done: Done) => {
      played += done.games
      steps += done.steps
      wrong.push(...done.wrong)
      if (played - told < games / 20) return
      told = played
      console.error(`${played} of ${games} matches, ${wrong.length} ${what.wrong}, ${seconds()} s`)
    })
    thread.on('error', (error) => {
      wrong.push(String(error))
    })
    thread.on('exit', () => {
      running -= 1
      if (running > 0) return
      for (const each of wrong.slice(0, 20)) console.log(each)
      console.log(
        `${played} matches, ${steps} ${what.steps}: ${wrong.length} ${what.wrong}, in ${seconds()} s`,
      )
      process.exitCode = wrong.length === 0 && played === games ? 0 : 1
    })
  }
}

if (isMainThread) main()
else work(workerData as Share)
