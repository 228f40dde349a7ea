import type { Readings, Settings } from '@opfor/kernel'
import { roundsIn } from './options.ts'
import { sacksAtFirst, type VillageId } from './pieces.ts'

/** Where the patrol stands: in its camp or in a village. */
export type Post = VillageId | 'camp'

/** The state of the game. */
export interface Situation {
  readonly rulings: Readings
  /** How many rounds are played. */
  readonly rounds: number
  readonly round: number
  readonly sacks: Readonly<Record<VillageId, number>>
  readonly patrol: Post
  /** The sacks that the raider has carried off. */
  readonly den: number
}

/** The state before the match is set up. */
export function begin(settings: Settings): Situation {
  return {
    rulings: settings.rulings,
    rounds: roundsIn(settings),
    round: 1,
    sacks: { mill: sacksAtFirst, ford: sacksAtFirst, abbey: sacksAtFirst },
    patrol: 'camp',
    den: 0,
  }
}

/** The situation after some sacks were carried from a village to the den. */
export function withLoot(now: Situation, village: VillageId, count: number): Situation {
  const taken = Math.min(count, now.sacks[village])
  return { ...now, den: now.den + taken, sacks: { ...now.sacks, [village]: now.sacks[village] - taken } }
}
