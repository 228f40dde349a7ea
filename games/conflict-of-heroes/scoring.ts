import { message, type Scoring } from '@opfor/kernel'
import { enemyOf } from './table/pieces.ts'
import type { Situation } from './table/situation.ts'

/** A firefight is fought at the table, so its VP are not known here. */
export const scoring: Scoring<Situation> = {
  unit: message('coh.unit.vp', 'VP'),
  opponent: message('coh.opponent', 'the AI'),
  of: ({ mission }) =>
    mission === undefined
      ? undefined
      : { player: mission.vp[enemyOf(mission.ai)], bot: mission.vp[mission.ai] },
}
