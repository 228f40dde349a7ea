import type { Decision, Overrule, Told } from '@opfor/kernel'

/** Whether log entries include a decision, roll, draw or ruling. */
export function hasReasons(told: readonly Told<unknown>[]): boolean {
  return told.some((one) => isBotDecision(one) || (one.kind !== 'change' && one.kind !== 'decision'))
}

/** Whether the person has overruled this decision, or this overrule of it. */
export function isOverruled(one: Told<unknown>, by?: Overrule): one is Decision {
  return (
    one.kind === 'decision' &&
    one.lines.some((line) => line.kind === 'overruled' && (by === undefined || line.overrule === by))
  )
}

/** Whether an entry is a completed decision of the opponent. */
export function isBotDecision(one: Told<unknown>): boolean {
  return one.kind === 'decision' && !one.open
}
