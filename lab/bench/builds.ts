/**
 * The CPU time of a match here and in another checkout, on the same seeds, in turns in one process:
 *
 *     npm run bench builds <folder of the other checkout> <game> 400 [option=value]
 *
 * The totals of both must be equal to the byte.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { armsFor } from '../index.ts'
import type { perform } from '../perform.ts'

interface Lab {
  readonly armsFor: typeof armsFor
  readonly perform: typeof perform
}

const [other = '', game = 'blitzkrieg', matches = '400', ...set] = process.argv.slice(2)
const rounds = 20
const options = Object.fromEntries(set.map((pair) => pair.split('=', 2) as [string, string]))

async function labIn(folder: string): Promise<Lab> {
  // oxlint-disable-next-line opfor/layered-imports -- the same module of another checkout
  const load = (file: string) => import(pathToFileURL(path.resolve(folder, 'lab', file)).href)
  return { ...(await load('index.ts')), ...(await load('perform.ts')) } as Lab
}

/** Plays seeds from this one on: milliseconds of CPU time, and the totals. */
function play(lab: Lab, from: number, count: number): { readonly ms: number; readonly totals: string } {
  const experiment = {
    game,
    policy: { name: 'random', budget: 0 },
    arms: lab.armsFor([], { options }),
  } as const
  const before = process.cpuUsage()
  const totals = lab.perform({ measure: experiment, seeds: { from, to: from + count } })
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, totals: JSON.stringify(totals) }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const [here, there] = [await labIn(path.join(import.meta.dirname, '../..')), await labIn(other)]
const count = Math.max(1, Math.ceil(Number(matches) / rounds))
for (const lab of [here, there]) play(lab, 0, count)
const [ours, theirs, ratios]: [number[], number[], number[]] = [[], [], []]
let differing = 0
for (let round = 0; round < rounds; round += 1) {
  const inTurn = round % 2 === 0 ? ([here, there] as const) : ([there, here] as const)
  const [first, second] = [play(inTurn[0], round * count, count), play(inTurn[1], round * count, count)]
  const [mine, its] = round % 2 === 0 ? [first, second] : [second, first]
  ours.push(mine.ms / count)
  theirs.push(its.ms / count)
  ratios.push(mine.ms / its.ms)
  if (mine.totals !== its.totals) differing += 1
}
const micro = (ms: number): string => `${(1000 * ms).toFixed(0)} us`
console.log(`${game} ${set.join(' ')}: ${rounds} rounds of ${count} matches, CPU time of a match, medians`)
console.log(`here ${micro(median(ours))}, there ${micro(median(theirs))}, ratio ${median(ratios).toFixed(3)}`)
console.log(differing === 0 ? 'the totals are equal to the byte' : `the totals differ in ${differing} rounds`)
process.exitCode = differing === 0 ? 0 : 1
