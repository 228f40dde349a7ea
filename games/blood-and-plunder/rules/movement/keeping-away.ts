import { type Message, message } from '@opfor/kernel'
import { keptAtDistance } from '../action-exceptions/action-exceptions.ts'
import type { Situation, Unit } from '../../table/situation.ts'

/** Guerrillas: whom a unit keeps away from and how, told once with a question; its answers only name it. */
export function keepingAway(now: Situation, unit: Unit): Message | undefined {
  const kept = keptAtDistance(now, unit).map(({ name }) => name)
  if (kept.length === 0) return undefined
  return message(
    'blood-and-plunder.keepingAway',
    'Keeping away: not within 8 inches of a unit without Fatigue, nor closer to one that is nearer already: {kept}',
    { kept },
  )
}
