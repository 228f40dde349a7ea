import type { Change, Standing, Told } from '@opfor/kernel'
import { countOwnSteps, type MatchLog, publicLog } from './recent-log.ts'

/** The situations before and after a move. */
export interface Move<S = unknown> {
  readonly before: S
  readonly now: S
}

/** The user's last move, and the opponent's reply to it. */
export interface LastMoves<S = unknown> {
  readonly own: Move<S> | undefined
  readonly reply: Move<S> | undefined
}

/** The last moves of a match; they stay until the user's next move changes something. */
export function lastMoves(match: MatchLog): LastMoves {
  const all = publicLog(match, match.told)
  const last = all.findLast((one) => one.kind === 'change')
  if (last === undefined) return { own: undefined, reply: undefined }
  const since = seatAnswerBefore(match.steps, last.after)
  const told = all.filter(({ after }) => after > since)
  const changes = told.filter((one) => one.kind === 'change')
  const count = countOwnSteps(told, since)
  // The set-up is nobody's move.
  return { own: since < 0 ? undefined : moveOf(changes.slice(0, count)), reply: moveOf(changes.slice(count)) }
}

function seatAnswerBefore(steps: Standing['steps'], step: Told<unknown>['after']): number {
  return steps.findLastIndex((each, at) => at < step && 'q' in each && each.seat !== undefined)
}

function moveOf(changes: readonly Change<unknown>[]): Move | undefined {
  const [first, last] = [changes[0], changes.at(-1)]
  return first === undefined || last === undefined ? undefined : { before: first.before, now: last.now }
}
