import type { Told } from '@opfor/kernel'

/** Whether log entries include a decision, roll, draw or ruling. */
export function hasReasons(told: readonly Told<unknown>[]): boolean {
  return told.some((one) => isBotDecision(one) || (one.kind !== 'change' && one.kind !== 'decision'))
}

/** Whether an entry is a completed decision of the opponent. */
export function isBotDecision(one: Told<unknown>): boolean {
  return one.kind === 'decision' && !one.open
}
