import { sizes } from '@opfor/kernel/bench'
import { compareBattle } from '../second/compare.ts'

/** Plays random battles until the OPFOR has taken so many decisions, and compares each with the second implementation. */
const { size } = sizes(100_000)
const started = performance.now()
const kinds = new Map<string, number>()
const differing: string[] = []
let [decisions, seed] = [0, 0]
for (; decisions < size; seed += 1) {
  const compared = compareBattle(seed)
  for (const [kind, times] of compared.kinds) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + times)
    decisions += times
  }
  differing.push(...compared.differing.map((each) => `seed ${seed}: ${each}`))
}
for (const each of differing.slice(0, 20)) console.log(each)
for (const [kind, times] of [...kinds].toSorted((a, b) => b[1] - a[1])) console.log(`${times} ${kind}`)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${seed} battles, ${decisions} decisions: ${differing.length} differing, in ${seconds} s`)
process.exitCode = differing.length === 0 ? 0 : 1
