import { playBattle } from './play.ts'
import type { Watch } from './watch.ts'

/** A battle played with the map, and again with every fact asked and the map's answer given. */
export interface BothWays {
  readonly activations: number
  readonly decisions: number
  readonly differing: readonly string[]
}

/** Whether both ways decide the same. */
export function bothWays(seed: number): BothWays {
  const map = playBattle(seed, 'map').watch
  const asked = playBattle(seed, 'proposed').watch
  const differing = firstDifference(decided(map), decided(asked)).map((each) => `seed ${seed}, ${each}`)
  return { activations: map.activations, decisions: map.decisions.length, differing }
}

/** What was decided, however it was asked: a charge at nobody is none, and a target that was named is one. */
export function decided({ decisions }: Watch): readonly string[] {
  return decisions
    .map((each) => each.replace('Named: ', ': '))
    .filter((each) => each !== 'blood-and-plunder.charge: nobody')
}

/** Where two ways of playing part, if they do. */
export function firstDifference(map: readonly string[], asked: readonly string[]): readonly string[] {
  const length = Math.max(map.length, asked.length)
  const at = Array.from({ length }, (_, nth) => nth).find((nth) => map[nth] !== asked[nth])
  return at === undefined ? [] : [`decision ${at}: ${map[at]} with the map, ${asked[at]} asked`]
}
