import {
  begin,
  type Conversation,
  type Decision,
  type GameModule,
  type Parsed,
  type Question,
  say,
  type Step,
  type Told,
} from '@opfor/kernel'

/** Two decisions at the same place of a match, by the text before and by the one now. */
export interface ChangedDecision {
  readonly was: Decision
  readonly is: Decision
}

/** A match played again by another text, with the same answers up to the first question that differs. */
export interface Replay<S> {
  readonly match: Conversation<S>
  /** How many steps were taken over, and how many there were. */
  readonly taken: number
  readonly of: number
  /** The first decision that is another one now. */
  readonly decision: ChangedDecision | undefined
  /** What was asked where the answers end, and what is asked now; undefined if all were taken over. */
  readonly question: { readonly was: Question | undefined; readonly is: Question | undefined } | undefined
}

/** Plays a match again by another text of its rules. */
export function replayOn<S>(before: Conversation<S>, game: GameModule<S>): Parsed<Replay<S>> {
  const { journal, steps, seed } = before
  const old = begin(before.game, seed, journal.settings)
  // An option that is gone or new changes the settings.
  const same = begin(game, seed, journal.settings)
  const now = same.ok ? same : begin(game, seed)
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
      decision: firstChanged(before.told, now.value.told),
      question: taken === steps.length && isSameQuestion(was, is) ? undefined : { was, is },
    },
  }
}

function take<S>(match: Conversation<S>, step: Step): boolean {
  if ('q' in step) return match.answer(step.a, step.by, step.seat).ok
  return 'correct' in step && match.correct(step.correct).ok
}

/** Whether two questions ask the same in the same words, with the same answers to choose from. */
function isSameQuestion(one: Question | undefined, other: Question | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return (
    one.id === other.id &&
    one.kind === other.kind &&
    say(one.text) === say(other.text) &&
    idsOf(one) === idsOf(other)
  )
}

function idsOf({ options = [] }: Question): string {
  return options.map(({ id }) => id).join(' ')
}

/** The first decision that differs between two logs; undefined if one of them ends before. */
export function firstChanged(
  before: readonly Told<unknown>[],
  now: readonly Told<unknown>[],
): ChangedDecision | undefined {
  const [old, current] = [decisionsIn(before), decisionsIn(now)]
  for (const [nth, was] of old.entries()) {
    const is = current[nth]
    if (is === undefined) return undefined
    if (was.by.id !== is.by.id || was.chosen?.id !== is.chosen?.id) return { was, is }
  }
  return undefined
}

/** The decisions of a log that are made. */
function decisionsIn(told: readonly Told<unknown>[]): readonly Decision[] {
  return told.flatMap((each) => (each.kind === 'decision' && !each.open ? [each] : []))
}
