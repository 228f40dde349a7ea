import type { Readings, Settings } from '@opfor/kernel'
import { roundsIn } from './options.ts'
import { sacksAtFirst, type VillageId } from './pieces.ts'

export type Post = VillageId | 'camp'

export interface Situation {
  readonly rulings: Readings
  readonly rounds: number
  readonly round: number
  readonly sacks: Readonly<Record<VillageId, number>>
  readonly patrol: Post
  /** The sacks that the raider has carried off. */
  readonly den: number
}

export function initialSituation(settings: Settings): Situation {
  return {
    rulings: settings.rulings,
    rounds: roundsIn(settings),
    round: 1,
    sacks: { mill: sacksAtFirst, ford: sacksAtFirst, abbey: sacksAtFirst },
    patrol: 'camp',
    den: 0,
  }
}

export function withLoot(now: Situation, village: VillageId, count: number): Situation {
  const taken = Math.min(count, now.sacks[village])
  return { ...now, den: now.den + taken, sacks: { ...now.sacks, [village]: now.sacks[village] - taken } }
}
