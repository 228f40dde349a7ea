import { proveMany, sizes } from '@opfor/evidence/kernel/programs/many'
import { aimsOf } from '../proofs/aims.ts'
import { playRandomly } from '../proofs/random-play.ts'
import { sampleBattles } from '../../../../games/admiral/table/battles/sample-battles.ts'

/**
 * Plays random battles on all cores and checks every change. `--aims` counts whether units in sample battles do what they moved
 * for.
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
