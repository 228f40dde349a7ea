import { seededNumber, simulate, LineCounts } from '@opfor/kernel'
import { blitzkrieg } from '../../../../games/blitzkrieg/index.ts'
import { randomReply, settingsFor } from '../second/compare.ts'
import { playSecond } from '../second/second.ts'

/** Games per CPU-second of the bare loop and of the game on the kernel, as a ratio. */

const games = Number(process.argv[2] ?? 2000)
const rounds = 7

const standard = settingsFor({ difficulty: 'medium', stratagems: true, extraVP: 0, extraProgress: 0 })
const bare = { difficulty: 'medium', stratagems: true, extraVP: 0, extraProgress: 0 } as const

const contenders: Readonly<Record<string, (seed: number) => void>> = {
  'bare loop': (seed) => {
    playSecond(seed, bare, seededNumber)
  },
  'kernel, not recording': (seed) => {
    simulate(blitzkrieg, standard, randomReply(seed))
  },
  'kernel, counting lines': (seed) => {
    simulate(blitzkrieg, standard, randomReply(seed), new LineCounts())
  },
}

function seconds(play: (seed: number) => void, from: number): number {
  const before = process.cpuUsage()
  for (let seed = from; seed < from + games; seed += 1) play(seed)
  return process.cpuUsage(before).user / 1e6
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const times = new Map<string, number[]>()
for (let round = 0; round <= rounds; round += 1)
  for (const [name, play] of Object.entries(contenders)) {
    const time = seconds(play, round * games)
    if (round > 0) times.set(name, [...(times.get(name) ?? []), time])
  }

const base = median(times.get('bare loop') ?? [])
for (const [name, taken] of times) {
  const rate = games / median(taken)
  console.log(
    `${name}: ${Math.round(rate)} games per CPU-second, 1/${(median(taken) / base).toFixed(1)} of the bare loop`,
  )
}
