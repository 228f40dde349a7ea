import type { MatchStep } from '../match/journal.ts'
import type { MatchState } from '../match/match-state.ts'
import type { Decision } from '../ask/decision.ts'
import type { StateChange, StandaloneLine, LogEntry } from '../explain/match-recorder.ts'

/** Begins at the previous answer of a seat; set-up is no part of a move. */
export function lastMoveLog<S>(match: Pick<MatchState<S>, 'log' | 'steps'>): readonly LogEntry<S>[] {
  const { log, steps } = match
  const last = log.findLast(isDecided) ?? log.findLast(isDone)
  if (last === undefined) return []
  const before = steps.findLastIndex((step, at) => at < last.after && 'q' in step && step.seat !== undefined)
  return log.filter((one) => one.after > before && (one.turn > 0 || last.turn === 0))
}

function isDecided(one: LogEntry<unknown>): boolean {
  return one.kind === 'decision' && !one.open
}

function isDone(one: LogEntry<unknown>): boolean {
  return one.kind === 'change' ? one.tell.as === 'headline' : one.kind === 'ruled'
}

/** A step as Why shows it: its reason, and the log entries that follow from it. */
export interface ReasonedStep<S> {
  /** A decision, or a die, draw, observation or ruling outside one; undefined if the rules alone determine the step. */
  readonly by: Decision | StandaloneLine | undefined
  readonly did: readonly StateChange<S>[]
}

/**
 * Groups log entries into steps. Consequences of a seat's answer are a separate step, unless the answer is a decision's result.
 */
export function reasonedSteps<S>(
  told: readonly LogEntry<S>[],
  answers: readonly MatchStep[],
): readonly ReasonedStep<S>[] {
  const steps: { by: Decision | StandaloneLine | undefined; did: StateChange<S>[]; until: number }[] = []
  for (const one of told) {
    const last = steps.at(-1)
    const made = madeAfter(one)
    const until = last !== undefined && made <= last.until ? last.until : nextOfSeat(answers, made)
    if (one.kind !== 'change') {
      if (one.kind !== 'decision' || !one.open) steps.push({ by: one, did: [], until })
    } else if (last === undefined || (one.after > last.until && !isOutcome(one, last)))
      steps.push({ by: undefined, did: [one], until })
    else {
      last.did.push(one)
      last.until = Math.max(last.until, until)
    }
  }
  return steps
}

/** The change is the decided action, logged after a seat answered the result. */
function isOutcome<S>({ tell }: StateChange<S>, { by, did }: ReasonedStep<S>): boolean {
  return by?.kind === 'decision' && did.length === 0 && tell.as === 'headline'
}

/** A decision that asked a question counts after the answers. */
function madeAfter(one: LogEntry<unknown>): number {
  return (one.kind === 'decision' ? one.until : undefined) ?? one.after
}

function nextOfSeat(answers: readonly MatchStep[], from: number): number {
  const next = answers.findIndex((step, at) => at >= from && 'q' in step && step.seat !== undefined)
  return next < 0 ? answers.length : next
}

/** Undoes the person's last answer, correction or overrule; 0 if there is none. */
export function undoCount(match: Pick<MatchState, 'steps'>): number {
  const last = match.steps.findLastIndex(isPersons)
  return last < 0 ? 0 : match.steps.length - last
}

/** Includes the chance answers after the person's next answer. */
export function redoCount(match: Pick<MatchState, 'undone'>): number {
  const undone = match.undone.toReversed()
  const rest = undone.slice(1).findIndex(isPersons)
  return rest < 0 ? undone.length : rest + 1
}

function isPersons(step: MatchStep): boolean {
  return !('q' in step) || step.by === 'person'
}
