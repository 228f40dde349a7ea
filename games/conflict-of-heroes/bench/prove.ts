import { proveMany } from '@opfor/kernel/bench'
import { generateRandomly } from '../proofs/random-play.ts'

/** Generates many random firefights and missions on all cores, each checked at every change against what is always true. */
proveMany(import.meta.url, {
  matches: 'generations',
  steps: 'changes',
  faults: 'violations',
  tried: (seed) => {
    const { changes, violations } = generateRandomly(seed)
    return { steps: changes, wrong: violations }
  },
})
