import type { Decision, Overrule, LogEntry } from '@opfor/kernel'

/** True for a decision, roll, draw or ruling. */
export function hasReasons(told: readonly LogEntry<unknown>[]): boolean {
  return told.some((one) => isBotDecision(one) || (one.kind !== 'change' && one.kind !== 'decision'))
}

/** Whether the person has overruled this decision, with `by` if given. */
export function isOverruled(one: LogEntry<unknown>, by?: Overrule): one is Decision {
  return (
    one.kind === 'decision' &&
    one.lines.some((line) => line.kind === 'overruled' && (by === undefined || line.overrule === by))
  )
}

/** Only completed decisions of the opponent. */
export function isBotDecision(one: LogEntry<unknown>): boolean {
  return one.kind === 'decision' && !one.open
}
