/** Initiative and Movement: whose turn it is. */

import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'
import { reads } from './cards.ts'
import { fleet } from './sea.ts'

/** Whose unit moves or attacks next; nobody's where all have. */
export function whoIsNext(now: Situation): Ship['side'] | undefined {
  const first = reads(now, 'seats', 'stratego') ? 'stratego' : 'player'
  const second = first === 'player' ? 'stratego' : 'player'
  const isOver = (side: Ship['side']): boolean =>
    now.phase === 'movement'
      ? fleet(now, side).every(({ moved }) => moved >= 0)
      : side === 'player'
        ? now.attacksOver
        : fleet(now, side).every(({ attacked }) => attacked)
  if (isOver(first)) return isOver(second) ? undefined : second
  if (isOver(second) || now.phase === 'attack' || reads(now, 'movingInTurns', 'fleets')) return first
  const moved = (side: Ship['side']): number => fleet(now, side).filter((each) => each.moved >= 0).length
  return moved(second) < moved(first) ? second : first
}
