import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom, format } from '@opfor/kernel'
import { proveMany, sizes } from '@opfor/evidence/kernel/programs/many'
import { bothWays } from '../proofs/both-ways.ts'
import { droppedIn, type Noticed, wrongAnswers } from '../proofs/dropped.ts'
import { idlenessOf } from '../proofs/idle.ts'
import { playBattle } from '../proofs/play.ts'
import { randomBattle } from '../proofs/random-battle.ts'
import { landBattle } from '../../../../games/blood-and-plunder/table/samples/land.ts'
import { seaBattle } from '../../../../games/blood-and-plunder/table/samples/sea.ts'

/**
 * Proofs with a size. Default: random battles on maps. `--both`: activations decided both ways. `--away`: inches moved away from
 * player ships. `--questions`: questions per activation without a map. `--speed`: decision times. `--idle`: lost actions of units
 * that could have moved. `--dropped`: few questions against the map alone; wrong answers must be noticed.
 */
const { values } = parseArgs({
  strict: false,
  options: {
    away: { type: 'boolean' },
    both: { type: 'boolean' },
    dropped: { type: 'boolean' },
    idle: { type: 'boolean' },
    questions: { type: 'boolean' },
    speed: { type: 'boolean' },
  },
})
const { size } = sizes(1000)
const started = performance.now()
const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`

if (values['both'] === true) proveBothWays()
else if (values['dropped'] === true) proveDropped()
else if (values['away'] === true) countAway()
else if (values['questions'] === true) countQuestions()
else if (values['speed'] === true) timeDecisions()
else if (values['idle'] === true) countIdle()
else
  proveMany(import.meta.url, {
    matches: 'battles',
    steps: 'activations',
    faults: 'violations',
    tried: (seed) => {
      const { activations, violations } = playBattle(seed, 'map').watch
      return { steps: activations, wrong: violations.map((each) => `seed ${seed}: ${each}`) }
    },
  })

function proveBothWays(): void {
  const wrong: string[] = []
  let [activations, decisions, seed] = [0, 0, 0]
  for (; activations < size; seed += 1) {
    const compared = bothWays(seed)
    activations += compared.activations
    decisions += compared.decisions
    wrong.push(...compared.differing)
  }
  const what = `${activations} activations (${decisions} decisions) of ${seed} battles both ways`
  finish(wrong, `${what}: ${wrong.length} differ, in ${seconds()}`)
}

function proveDropped(): void {
  const wrong: string[] = []
  const heard = new Map<string, Noticed>()
  let [activations, decisions, seed, each, few] = [0, 0, 0, 0, 0]
  for (; activations < size; seed += 1) {
    const battle = droppedIn(seed)
    activations += battle.activations
    decisions += battle.decisions
    each += battle.asked.each
    few += battle.asked.few
    wrong.push(...battle.differing)
    for (const [id, { told, noticed }] of wrongAnswers(seed, 2)) {
      const before = heard.get(id) ?? { told: 0, noticed: 0 }
      heard.set(id, { told: before.told + told, noticed: before.noticed + noticed })
    }
  }
  for (const [id, { told, noticed }] of [...heard].toSorted((a, b) => b[1].told - a[1].told))
    console.log(`${noticed} of ${told} wrong answers changed a decision: ${id}`)
  console.log(`${each} questions fact by fact, ${few} in few`)
  const what = `${activations} activations (${decisions} decisions) of ${seed} battles in few questions`
  finish(wrong, `${what}: ${wrong.length} differ, in ${seconds()}`)
}

function countAway(): void {
  const watched = Array.from({ length: size }, (_, seed) => playBattle(seed, 'map', false, seaBattle).watch)
  const away = watched.flatMap((watch) => watch.away)
  const still = away.filter((inches) => inches === 0).length
  const what = `${away.length} movements away from player ships in ${size} sample sea battles`
  finish(
    watched.flatMap(({ violations }) => violations),
    `${what}: ${still} of 0 inches, in ${seconds()}`,
  )
}

function countQuestions(): void {
  const all = Array.from({ length: size }, (_, seed) => playBattle(seed, 'proposed', false).asked).flat()
  const by = new Map<string, { readonly times: number; readonly taps: number }>()
  for (const { each } of all)
    for (const { id, taps } of each) {
      const before = by.get(id) ?? { times: 0, taps: 0 }
      by.set(id, { times: before.times + 1, taps: before.taps + taps })
    }
  const report = (name: string, numbers: readonly number[]): void => {
    const sorted = numbers.toSorted((a, b) => a - b)
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
    console.log(`${name}: median ${at(0.5)}, 95th percentile ${at(0.95)}, most ${sorted.at(-1) ?? 0}`)
  }
  console.log(`${size} battles, ${all.length} activations, in ${seconds()}`)
  report(
    'questions',
    all.map(({ facts, results }) => facts + results),
  )
  report(
    'of these about the table',
    all.map(({ facts }) => facts),
  )
  report(
    'taps',
    all.map(({ taps }) => taps),
  )
  const commanders = all.filter(({ actions, points }) => actions === 3 && points === 2)
  report(
    `questions of a commander with 3 actions and 2 command points (${commanders.length} activations)`,
    commanders.map(({ facts, results }) => facts + results),
  )
  for (const [asking, how] of [
    ['few', 'in few questions'],
    ['each', 'fact by fact'],
  ] as const)
    report(
      `answers of a whole land battle, the shipped one, ${how}`,
      Array.from(
        { length: 60 },
        (_, seed) => playBattle(seed, 'proposed', false, landBattle, undefined, undefined, asking).answers,
      ),
    )
  const replay = readFileSync(
    path.join(import.meta.dirname, '../../../../games/blood-and-plunder/replays/land-without-a-map.txt'),
    'utf8',
  )
  const [answers, activations] = [/^> .* by person$/gm, /is activated with/g].map(
    (line) => replay.match(line)?.length ?? 0,
  )
  console.log(`the replay land-without-a-map: ${answers} answers, ${activations} activations of the OPFOR`)
  const few = all.filter(({ taps }) => taps <= 10).length
  console.log(`at most 10 taps: ${((100 * few) / all.length).toFixed(0)}% of the activations`)
  for (const [id, { times, taps }] of [...by].toSorted((a, b) => b[1].taps - a[1].taps).slice(0, 12))
    console.log(
      `${(taps / all.length).toFixed(2)} taps an activation, asked ${(times / all.length).toFixed(2)} times: ${id}`,
    )
}

function timeDecisions(): void {
  const times: number[] = []
  for (let seed = 0; seed < size; seed += 1) {
    const file = randomBattle(1_000_000 + seededRandom(seed, 0)(1_000_000), 12, 40)
    const before = process.cpuUsage()
    const { watch } = playBattle(seed, 'map', false, file)
    times.push(process.cpuUsage(before).user / 1000 / Math.max(1, watch.activations))
  }
  const sorted = times.slice(1).toSorted((a, b) => a - b)
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
  console.log(
    `${size} battles of 12 units a side among 40 pieces of terrain: ${median.toFixed(2)} ms of CPU an activation, worst battle ${worst.toFixed(2)} ms`,
  )
}

function countIdle(): void {
  const all = Array.from({ length: size }, (_, seed) => idlenessOf(seed))
  const sum = (of: (each: (typeof all)[number]) => number): number =>
    all.reduce((total, each) => total + of(each), 0)
  const idle = all.flatMap((each) => each.idle)
  const kinds = new Map<string, number>()
  for (const { column, because } of idle) {
    const kind = `column ${column}: ${format(because)}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  console.log(
    `${size} sample land battles, ${sum(({ activations }) => activations)} activations, ${sum(({ lost }) => lost)} lost actions; ${idle.length} of these could have moved somewhere, in ${seconds()}`,
  )
  for (const [kind, times] of [...kinds].toSorted((a, b) => b[1] - a[1]))
    console.log(`${times} times, ${kind}`)
}

function finish(wrong: readonly string[], summary: string): void {
  for (const each of wrong.slice(0, 20)) console.log(each)
  console.log(summary)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
