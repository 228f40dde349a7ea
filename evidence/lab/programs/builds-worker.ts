/** A separate isolate, so that compiled code of earlier rounds is not reused. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { armsByLevel } from '../../../lab/index.ts'
import type { runTask } from '../../../lab/run-task.ts'

export interface BuildsTask {
  readonly folder: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly count: number
}

export interface BuildsResult {
  readonly ms: number
  readonly totals: string
}

const { folder, game, options, count } = workerData as BuildsTask

async function load(file: string): Promise<unknown> {
  // oxlint-disable-next-line opfor/layered-imports -- the same module of another checkout
  return import(pathToFileURL(path.resolve(folder, 'lab', file)).href)
}

const lab = (await load('index.ts')) as { readonly armsFor: typeof armsByLevel }
const { perform: play } = (await load('perform.ts')) as { readonly perform: typeof runTask }
const experiment = {
  game,
  policy: { name: 'random', budget: 0 },
  arms: lab.armsFor([], { options }),
} as const

// A third of the matches suffices to warm up the compiler.
play({ measure: experiment, seeds: { from: 0, to: Math.ceil(count / 3) } })
const before = process.cpuUsage()
const totals = play({ measure: experiment, seeds: { from: 0, to: count } })
const { user, system } = process.cpuUsage(before)
const result: BuildsResult = { ms: (user + system) / 1000, totals: JSON.stringify(totals) }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
parentPort?.postMessage(result)
