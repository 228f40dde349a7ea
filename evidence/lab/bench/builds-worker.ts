/** Plays matches of a checkout in an isolate of its own, so that nothing compiled for an earlier round is reused. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { armsFor } from '../../../lab/index.ts'
import type { perform } from '../../../lab/perform.ts'

/** What a worker plays. */
export interface BuildsTask {
  /** The folder of the checkout. */
  readonly folder: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly count: number
}

/** The CPU time of all its matches, and their totals. */
export interface BuildsResult {
  readonly ms: number
  readonly totals: string
}

const { folder, game, options, count } = workerData as BuildsTask

async function load(file: string): Promise<unknown> {
  // oxlint-disable-next-line opfor/layered-imports -- the same module of another checkout
  return import(pathToFileURL(path.resolve(folder, 'lab', file)).href)
}

const lab = (await load('index.ts')) as { readonly armsFor: typeof armsFor }
const { perform: play } = (await load('perform.ts')) as { readonly perform: typeof perform }
const experiment = {
  game,
  policy: { name: 'random', budget: 0 },
  arms: lab.armsFor([], { options }),
} as const

// What is compiled while it runs is warm after a third of the matches.
play({ measure: experiment, seeds: { from: 0, to: Math.ceil(count / 3) } })
const before = process.cpuUsage()
const totals = play({ measure: experiment, seeds: { from: 0, to: count } })
const { user, system } = process.cpuUsage(before)
const result: BuildsResult = { ms: (user + system) / 1000, totals: JSON.stringify(totals) }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
parentPort?.postMessage(result)
