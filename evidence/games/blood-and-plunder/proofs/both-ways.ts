import { playBattle } from './play.ts'
import type { Watch } from './watch.ts'

export interface BothWays {
  readonly activations: number
  readonly decisions: number
  readonly differing: readonly string[]
}

export function bothWays(seed: number): BothWays {
  const map = playBattle(seed, 'map').watch
  const asked = playBattle(seed, 'proposed').watch
  const differing = firstDifference(decided(map), decided(asked)).map((each) => `seed ${seed}, ${each}`)
  return { activations: map.activations, decisions: map.decisions.length, differing }
}

/** A charge without target is none, a named target is one. */
export function decided({ decisions }: Watch): readonly string[] {
  return decisions
    .map((each) => each.replace('Named: ', ': '))
    .filter((each) => each !== 'blood-and-plunder.charge: nobody')
}

export function firstDifference(map: readonly string[], asked: readonly string[]): readonly string[] {
  const length = Math.max(map.length, asked.length)
  const at = Array.from({ length }, (_, nth) => nth).find((nth) => map[nth] !== asked[nth])
  return at === undefined ? [] : [`decision ${at}: ${map[at]} with the map, ${asked[at]} asked`]
}
