import { proveMany } from '@opfor/kernel/bench'
import { playRandomly } from '../proofs/random-play.ts'

/** Plays many random battles on all cores; every change of each is checked against what is always true. */
proveMany(import.meta.url, {
  matches: 'battles',
  steps: 'changes',
  faults: 'violations',
  tried: (seed) => {
    const { changes, violations, way } = playRandomly(seed)
    return { steps: changes, wrong: violations, way }
  },
})
