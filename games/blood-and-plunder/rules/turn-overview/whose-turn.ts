import type { Side } from '../../table/battle.ts'
import { type Situation, unitsOf } from '../../table/situation.ts'

/** Whether a side has a unit that is not activated yet in this turn. */
export function isWaiting(now: Situation, side: Side): boolean {
  return unitsOf(now, side).some(({ activated }) => !activated)
}

/** The situation after an activation of a side: the next one follows. Who was named meanwhile by a correction stays next. */
export function passedOn(now: Situation, side: Side): Situation {
  return now.next[0] === side ? { ...now, next: now.next.slice(1) } : now
}
