import { type Proof, proveMany } from '@opfor/evidence/kernel/programs/many'
import { playRandomly } from '../proofs/random-play.ts'
import { decisionsOf, secondDecisionsOf } from '../second/compare.ts'

/** Plays random matches on all cores and checks every change. `--compare` compares decisions with the second implementation. */
const checked: Proof = {
  matches: 'matches',
  steps: 'changes',
  faults: 'violations',
  tried: (seed) => {
    const { changes, violations } = playRandomly(seed)
    return { steps: changes, wrong: violations }
  },
}

const compared: Proof = {
  matches: 'matches',
  steps: 'decisions',
  faults: 'differing decisions',
  tried: (seed) => {
    const ours = decisionsOf(seed)
    const second = secondDecisionsOf(seed)
    const wrong: string[] = []
    for (let at = 0; at < Math.max(ours.length, second.length); at += 1)
      if (ours[at] !== second[at])
        wrong.push(
          `seed ${seed}, decision ${at}: ${ours[at] ?? 'nothing'} against ${second[at] ?? 'nothing'}`,
        )
    return { steps: ours.length, wrong }
  },
}

proveMany(import.meta.url, process.argv.includes('--compare') ? compared : checked)
