import { playBattle } from './play.ts'

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
  const differing: string[] = []
  for (let at = 0; at < Math.max(map.decisions.length, asked.decisions.length); at += 1)
    if (map.decisions[at] !== asked.decisions[at]) {
      differing.push(
        `seed ${seed}, decision ${at}: ${map.decisions[at]} with the map, ${asked.decisions[at]} asked`,
      )
      break
    }
  return { activations: map.activations, decisions: map.decisions.length, differing }
}
