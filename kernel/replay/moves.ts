import type { Change, Told } from '../explain/story.ts'
import type { Standing } from '../match/standing.ts'

/** A move as a history tells it: its sentence, its results, and the situation before and after it. */
export interface Move<S> {
  readonly by: 'you' | 'opponent'
  readonly change: Change<S>
  readonly results: readonly Change<S>[]
  /** All that was told about it: the decisions that led to it, and everything up to the next move. */
  readonly told: readonly Told<S>[]
  readonly before: S
  readonly now: S
}

interface OpenMove<S> extends Move<S> {
  readonly results: Change<S>[]
  readonly told: Told<S>[]
  now: S
}

/** The moves of both sides, in order. */
export function movesOf<S>({ told, steps }: Pick<Standing<S>, 'told' | 'steps'>): readonly Move<S>[] {
  const moves: OpenMove<S>[] = []
  // A decision, die or draw belongs to the change that follows it.
  let pending: Told<S>[] = []
  let last: Change<S> | undefined
  const isAnsweredSince = (after: number): boolean =>
    steps.slice(last?.after ?? 0, after).some((step) => 'q' in step && step.seat !== undefined)
  for (const one of told) {
    if (one.kind !== 'change') {
      pending.push(one)
      continue
    }
    const move = moves.at(-1)
    const opens = isMove(one) || (one.tell.as === 'result' && isAnsweredSince(one.after))
    if (opens && !(last !== undefined && isSameMove(last, one))) {
      const by = one.tell.as === 'headline' && one.tell.yours !== true ? 'opponent' : 'you'
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

function isMove({ tell }: Change<unknown>): boolean {
  return tell.as === 'headline' || tell.yours === true
}

/** Two sentences about the same move of yours: why it is the only one, and the move itself. */
function isSameMove(one: Change<unknown>, next: Change<unknown>): boolean {
  return one.tell.yours === true && one.tell.as === 'headline' && next.tell.yours === true
}
