import { deepStrictEqual } from 'node:assert/strict'
import { seededRandom } from '../../../kernel/ask/chance.ts'
import type { Question } from '../../../kernel/ask/question.ts'
import type { LogRecorder } from '../../../kernel/ask/recorder.ts'
import { resolveSettings } from '../../../kernel/ask/settings.ts'
import { simulate } from '../../../kernel/match/simulate.ts'
import { smallGame } from '../../../kernel/small-game/index.ts'
import { unwrap } from '../../../kernel/testing/index.ts'
import type { Situation } from '../../../kernel/small-game/situation.ts'
import { MatchRecorder } from '../../../kernel/explain/match-recorder.ts'
import { LineCounts } from '../../../kernel/explain/line-counts.ts'
import { type LoopState, toLoopState, playLoop } from './hand-written-loop.ts'

const matches = 200
const rounds = 101
const off = 'kernel, nothing recorded'

interface RulingChoice {
  readonly knows: boolean
  readonly half: boolean
}

const rulingsFor = (seed: number): RulingChoice => ({ knows: seed % 2 === 1, half: seed % 4 > 1 })
const settings = [0, 1, 2, 3].map((seed) => {
  const { knows, half } = rulingsFor(seed)
  const rulings = { 'small.guarded': knows ? 'knows' : 'blind', 'small.spoils': half ? 'half' : 'one' }
  return unwrap(resolveSettings(smallGame, { rulings }))
})

function playKernel(seed: number, recorder?: LogRecorder<Situation>): Situation {
  let answers = 0
  const reply = (question: Question): unknown => {
    answers += 1
    return question.sample(seededRandom(seed, answers - 1))
  }
  return simulate(smallGame, settings[seed % 4] ?? { options: {}, rulings: {} }, reply, recorder).situation
}

function playByHand(seed: number): LoopState {
  const { knows, half } = rulingsFor(seed)
  return playLoop(seed, 8, knows, half)
}

for (let seed = 0; seed < 200; seed += 1) deepStrictEqual(toLoopState(playKernel(seed)), playByHand(seed))

const start = { steps: 0, turns: 0 }
const ways: Readonly<Record<string, (seed: number) => unknown>> = {
  'bare loop': playByHand,
  [off]: (seed) => playKernel(seed),
  'kernel, lines counted (Tally)': (seed) => playKernel(seed, new LineCounts()),
  'kernel, all kept (Story)': (seed) => playKernel(seed, new MatchRecorder(() => start)),
}

const names = Object.keys(ways)
const taken: Record<string, number>[] = []
for (let round = -5; round < rounds; round += 1) {
  const times: Record<string, number> = {}
  for (let nth = 0; nth < names.length; nth += 1) {
    const name = names[(nth + Math.abs(round)) % names.length] ?? ''
    const before = process.cpuUsage()
    for (let seed = 0; seed < matches; seed += 1) ways[name]?.(seed)
    const { user, system } = process.cpuUsage(before)
    times[name] = (user + system) / 1_000_000
  }
  if (round >= 0) taken.push(times)
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const medianOf = (name: string, beside?: string): number =>
  median(taken.map((times) => (times[name] ?? 0) / (beside === undefined ? 1 : (times[beside] ?? 1))))

console.log(`The small game, ${matches} matches of 8 turns a round, medians of ${rounds} rounds:\n`)
for (const name of names) {
  const games = Math.round(matches / medianOf(name)).toString()
  const bare = medianOf(name, 'bare loop').toFixed(2)
  const recording = ((medianOf(name, off) - 1) * 100).toFixed(1)
  const over = name === 'bare loop' || name === off ? '' : `   recording costs ${recording}%`
  console.log(`${name.padEnd(31)}${games.padStart(6)} games per CPU-second${bare.padStart(7)} x bare${over}`)
}
console.log('\nAll four ended 200 matches in the same situations.')
