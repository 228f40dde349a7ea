import type { Told } from '@opfor/kernel'

/** Whether something was decided, rolled, drawn or ruled. */
export function hasReasons(told: readonly Told<unknown>[]): boolean {
  return told.some((one) => isBotDecision(one) || (one.kind !== 'change' && one.kind !== 'decision'))
}

/** Whether the opponent decided this, and not a person. */
export function isBotDecision(one: Told<unknown>): boolean {
  return one.kind === 'decision' && !one.open
}
