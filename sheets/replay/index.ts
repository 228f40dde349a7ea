import {
  beginMatch,
  type LiveMatch,
  type Decision,
  type GameModule,
  type Parsed,
  type Question,
  format,
  type MatchStep,
  type LogEntry,
} from '@opfor/kernel'

export interface DecisionChange {
  readonly was: Decision
  readonly is: Decision
}

/** A match replayed with another text, with the same answers up to the first changed question. */
export interface SheetReplay<S> {
  readonly match: LiveMatch<S>
  readonly taken: number
  readonly of: number
  readonly decision: DecisionChange | undefined
  /** Undefined if all answers were reused. */
  readonly question: { readonly was: Question | undefined; readonly is: Question | undefined } | undefined
}

export function replayWithRules<S>(before: LiveMatch<S>, game: GameModule<S>): Parsed<SheetReplay<S>> {
  const { journal, steps, seed } = before
  const old = beginMatch(before.game, seed, journal.settings)
  // New or removed options change the settings.
  const same = beginMatch(game, seed, journal.settings)
  const now = same.ok ? same : beginMatch(game, seed)
  if (!old.ok) return old
  if (!now.ok) return now
  let taken = 0
  while (taken < steps.length && isSameQuestion(old.value.question, now.value.question)) {
    const step = steps[taken]
    if (step === undefined || !take(now.value, step)) break
    take(old.value, step)
    taken += 1
  }
  const [was, is] = [old.value.question, now.value.question]
  return {
    ok: true,
    value: {
      match: now.value,
      taken,
      of: steps.length,
      decision: firstDecisionChange(before.log, now.value.log),
      question: taken === steps.length && isSameQuestion(was, is) ? undefined : { was, is },
    },
  }
}

function take<S>(match: LiveMatch<S>, step: MatchStep): boolean {
  if ('q' in step) return match.answer(step.a, step.by, step.seat).ok
  return 'correct' in step && match.correct(step.correct).ok
}

/** Compares id, words and the offered answers. */
function isSameQuestion(one: Question | undefined, other: Question | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return (
    one.id === other.id &&
    one.kind === other.kind &&
    format(one.text) === format(other.text) &&
    idsOf(one) === idsOf(other)
  )
}

function idsOf({ options = [] }: Question): string {
  return options.map(({ id }) => id).join(' ')
}

/** Undefined if one log ends before a difference. */
export function firstDecisionChange(
  before: readonly LogEntry<unknown>[],
  now: readonly LogEntry<unknown>[],
): DecisionChange | undefined {
  const [old, current] = [decisionsIn(before), decisionsIn(now)]
  for (const [nth, was] of old.entries()) {
    const is = current[nth]
    if (is === undefined) return undefined
    if (was.by.id !== is.by.id || was.chosen?.id !== is.chosen?.id) return { was, is }
  }
  return undefined
}

function decisionsIn(told: readonly LogEntry<unknown>[]): readonly Decision[] {
  return told.flatMap((each) => (each.kind === 'decision' && !each.open ? [each] : []))
}
