import type { StateChange, MatchState, LogEntry } from '@opfor/kernel'
import { countOwnSteps, type MatchLog, publicLog } from './recent-log.ts'

export interface SituationPair<S = unknown> {
  readonly before: S
  readonly now: S
}

export interface LastMoves<S = unknown> {
  readonly own: SituationPair<S> | undefined
  readonly reply: SituationPair<S> | undefined
}

/** The last moves stay until the user's next move changes something. */
export function lastMoves(match: MatchLog): LastMoves {
  const all = publicLog(match, match.log)
  const last = all.findLast((one) => one.kind === 'change')
  if (last === undefined) return { own: undefined, reply: undefined }
  const since = seatAnswerBefore(match.steps, last.after)
  const told = all.filter(({ after }) => after > since)
  const changes = told.filter((one) => one.kind === 'change')
  const count = countOwnSteps(told, since)
  // The set-up belongs to no player's move.
  return { own: since < 0 ? undefined : moveOf(changes.slice(0, count)), reply: moveOf(changes.slice(count)) }
}

function seatAnswerBefore(steps: MatchState['steps'], step: LogEntry<unknown>['after']): number {
  return steps.findLastIndex((each, at) => at < step && 'q' in each && each.seat !== undefined)
}

function moveOf(changes: readonly StateChange<unknown>[]): SituationPair | undefined {
  const [first, last] = [changes[0], changes.at(-1)]
  return first === undefined || last === undefined ? undefined : { before: first.before, now: last.now }
}
