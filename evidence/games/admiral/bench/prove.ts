import { proveMany, sizes } from '@opfor/evidence/kernel/bench/many'
import { aimsOf } from '../proofs/aims.ts'
import { playRandomly } from '../proofs/random-play.ts'
import { sampleBattles } from '../../../../games/admiral/table/battles/sample-battles.ts'

/**
 * Plays many random battles on all cores; every change of each is checked against what is always true. With --aims so
 * many of each sample battle are played, and it is counted whether units do what they were said to move for.
 */
if (process.argv.includes('--aims')) countAims()
else
  proveMany(import.meta.url, {
    matches: 'battles',
    steps: 'changes',
    faults: 'violations',
    tried: (seed) => {
      const { changes, violations, way } = playRandomly(seed)
      return { steps: changes, wrong: violations, way }
    },
  })

function countAims(): void {
  const { size } = sizes(60)
  for (const { id } of sampleBattles) {
    const total = new Map<string, number>()
    for (let seed = 0; seed < size; seed += 1)
      for (const [name, times] of aimsOf(id, seed)) total.set(name, (total.get(name) ?? 0) + times)
    console.log(`${id}, ${size} battles`)
    for (const [name, times] of [...total].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      console.log(`  ${name}: ${times}`)
  }
}
