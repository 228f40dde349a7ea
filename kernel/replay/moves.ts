import type { StateChange, LogEntry } from '../explain/match-recorder.ts'
import type { MatchState } from '../match/match-state.ts'

export interface Move<S> {
  readonly by: 'you' | 'opponent'
  readonly change: StateChange<S>
  readonly results: readonly StateChange<S>[]
  readonly told: readonly LogEntry<S>[]
  readonly before: S
  readonly now: S
}

interface OpenMove<S> extends Move<S> {
  readonly results: StateChange<S>[]
  readonly told: LogEntry<S>[]
  now: S
}

export function movesOf<S>({ log, steps }: Pick<MatchState<S>, 'log' | 'steps'>): readonly Move<S>[] {
  const moves: OpenMove<S>[] = []
  // A decision, die or draw belongs to the change that follows it.
  let pending: LogEntry<S>[] = []
  let last: StateChange<S> | undefined
  const isAnsweredSince = (after: number): boolean =>
    steps.slice(last?.after ?? 0, after).some((step) => 'q' in step && step.seat !== undefined)
  for (const one of log) {
    if (one.kind !== 'change') {
      pending.push(one)
      continue
    }
    const move = moves.at(-1)
    const opens = isMove(one) || (one.tell.as === 'result' && isAnsweredSince(one.after))
    if (opens && !(last !== undefined && isSameMove(last, one))) {
      const by = one.tell.as === 'headline' && one.tell.isPlayerAction !== true ? 'opponent' : 'you'
      moves.push({ by, change: one, results: [], told: [...pending, one], before: one.before, now: one.now })
    } else if (move !== undefined) {
      if (one.tell.as === 'result') move.results.push(one)
      move.told.push(...pending, one)
      move.now = one.now
    }
    pending = []
    last = one
  }
  return moves
}

function isMove({ tell }: StateChange<unknown>): boolean {
  return tell.as === 'headline' || tell.isPlayerAction === true
}

/** One sentence says why the move is the only one, the other is the move. */
function isSameMove(one: StateChange<unknown>, next: StateChange<unknown>): boolean {
  return one.tell.isPlayerAction === true && one.tell.as === 'headline' && next.tell.isPlayerAction === true
}
