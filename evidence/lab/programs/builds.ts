/**
 * Compares the speed of two checkouts, alternating: `npm run bench builds <folder of the other checkout> <game> 400 [rounds=15]
 * [option=value]`. Separate isolates, because compilation varies more than most changes. Totals must be byte-identical. A copy of
 * this checkout shows the variance.
 */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BuildsResult, BuildsTask } from './builds-worker.ts'

const [other = '', game = 'blitzkrieg', matches = '400', ...set] = process.argv.slice(2)
const { rounds: given = '15', ...options } = Object.fromEntries(
  set.map((pair) => pair.split('=', 2) as [string, string]),
)
const [rounds, count] = [Number(given), Number(matches)]

function play(folder: string): Promise<BuildsResult> {
  const task: BuildsTask = { folder, game, options, count }
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'builds-worker.ts'), { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
}

const here = path.join(import.meta.dirname, '../../..')
const [ours, theirs]: [number[], number[]] = [[], []]
let differing = 0
for (let round = 0; round < rounds; round += 1) {
  const isFirst = round % 2 === 0
  const one = await play(isFirst ? here : other)
  const two = await play(isFirst ? other : here)
  const [mine, its] = isFirst ? [one, two] : [two, one]
  ours.push(mine.ms / count)
  theirs.push(its.ms / count)
  if (mine.totals !== its.totals) differing += 1
}
const [mine, its] = [quantile(ours, 0.5), quantile(theirs, 0.5)]
const perSecond = (values: readonly number[]): string =>
  `${(1000 / quantile(values, 0.5)).toFixed(0)} matches per second of CPU time (middle half ${(1000 / quantile(values, 0.75)).toFixed(0)} to ${(1000 / quantile(values, 0.25)).toFixed(0)})`
console.log(`${game} ${set.join(' ')}: ${rounds} rounds of ${count} matches, medians`)
console.log(`here ${perSecond(ours)}, there ${perSecond(theirs)}`)
console.log(`speed here by speed there: ${(its / mine).toFixed(3)}`)
console.log(differing === 0 ? 'the totals are equal to the byte' : `the totals differ in ${differing} rounds`)
process.exitCode = differing === 0 ? 0 : 1
