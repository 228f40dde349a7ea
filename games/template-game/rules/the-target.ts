import { byDie, byRuling, type Candidate, most, must, prefer, select } from '@opfor/kernel'
import { heading, named, type VillageId, villageIds } from '../table/pieces.ts'
import { scouts } from './rulings.ts'
import type { Situation } from '../table/situation.ts'

/** A village as it can be chosen. */
export interface Village extends Candidate {
  readonly id: VillageId
  readonly sacks: number
}

/** The villages as they are now, in printed order. */
export function villages(now: Situation): readonly Village[] {
  return villageIds.map((id) => ({ ...named(id), id, sacks: now.sacks[id] }))
}

/** The target: which village the raider goes to. */
export const selectTarget = select<Village, Situation>(
  'template-game.target',
  'Target',
  heading('The target'),
  [
    must(1, 'it has a sack', (village) => village.sacks > 0),
    byRuling(scouts, {
      knows: [prefer(2, 'the patrol is elsewhere', (village, now) => village.id !== now.patrol)],
    }),
    most(3, 'the most sacks', (village) => village.sacks),
  ],
  byDie(6, 'a die: 1 is the first'),
)
