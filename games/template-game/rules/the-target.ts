import { tieByDie, eitherByRuling, type Candidate, most, must, prefer, priorityList } from '@opfor/kernel'
import { heading, named, type VillageId, villageIds } from '../table/pieces.ts'
import { scouts } from './rulings.ts'
import type { Situation } from '../table/situation.ts'

export interface Village extends Candidate {
  readonly id: VillageId
  readonly sacks: number
}

export function villages(now: Situation): readonly Village[] {
  return villageIds.map((id) => ({ ...named(id), id, sacks: now.sacks[id] }))
}

/** The target: which village the raider goes to. */
export const selectTarget = priorityList<Village, Situation>(
  'template-game.target',
  'Target',
  heading('The target'),
  [
    must(1, 'it has a sack', (village) => village.sacks > 0),
    eitherByRuling(scouts, {
      knows: [prefer(2, 'the patrol is elsewhere', (village, now) => village.id !== now.patrol)],
    }),
    most(3, 'the most sacks', (village) => village.sacks),
  ],
  tieByDie(6, 'a die: 1 is the first'),
)
