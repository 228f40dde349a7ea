import type { Step } from '../match/journal.ts'
import type { Standing } from '../match/standing.ts'
import type { Decision } from '../ask/line.ts'
import type { Change, LooseLine, Told } from '../explain/story.ts'

/** The log of the opponent's last move, since the previous answer of a seat; set-up is no part of a move. */
export function lastMove<S>(match: Pick<Standing<S>, 'told' | 'steps'>): readonly Told<S>[] {
  const { told, steps } = match
  const last = told.findLast(isDecided) ?? told.findLast(isDone)
  if (last === undefined) return []
  const before = steps.findLastIndex((step, at) => at < last.after && 'q' in step && step.seat !== undefined)
  return told.filter((one) => one.after > before && (one.turn > 0 || last.turn === 0))
}

/** Whether something was decided for the opponent. */
function isDecided(one: Told<unknown>): boolean {
  return one.kind === 'decision' && !one.open
}

/** Where nothing was decided yet: whether the opponent did something, or a ruling was applied. */
function isDone(one: Told<unknown>): boolean {
  return one.kind === 'change' ? one.tell.as === 'headline' : one.kind === 'ruled'
}

/** A step of a move as Why shows it: what decided it, and what was told because of it. */
export interface WhyStep<S> {
  /** A decision, or a die, a draw, a look at the table or a ruling outside any; nothing where it followed from the rules. */
  readonly by: Decision | LooseLine | undefined
  readonly did: readonly Change<S>[]
}

/**
 * A move step by step: everything that was told belongs to one of them. What follows from a seat's own answer, which the
 * steps of the match tell, is a step of its own, unless the answer only says the result of a decision.
 */
export function whySteps<S>(told: readonly Told<S>[], answers: readonly Step[]): readonly WhyStep<S>[] {
  const steps: { by: Decision | LooseLine | undefined; did: Change<S>[]; until: number }[] = []
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

/** Whether a change is the deed that was decided, told once a seat had said the result. */
function isOutcome<S>({ tell }: Change<S>, { by, did }: WhyStep<S>): boolean {
  return by?.kind === 'decision' && did.length === 0 && tell.as === 'headline'
}

/** After which step something stood: a decision that asked somebody stands after the answers. */
function madeAfter(one: Told<unknown>): number {
  return (one.kind === 'decision' ? one.until : undefined) ?? one.after
}

/** After which step a seat has answered next. */
function nextOfSeat(answers: readonly Step[], from: number): number {
  const next = answers.findIndex((step, at) => at >= from && 'q' in step && step.seat !== undefined)
  return next < 0 ? answers.length : next
}

/** The number of steps to undo the person's last answer, correction or overrule; 0 if there is none. */
export function stepsBack(match: Pick<Standing, 'steps'>): number {
  const last = match.steps.findLastIndex(isPersons)
  return last < 0 ? 0 : match.steps.length - last
}

/** The number of steps to redo the person's next answer, with the chance answers after it. */
export function stepsForward(match: Pick<Standing, 'undone'>): number {
  const undone = match.undone.toReversed()
  const rest = undone.slice(1).findIndex(isPersons)
  return rest < 0 ? undone.length : rest + 1
}

function isPersons(step: Step): boolean {
  return !('q' in step) || step.by === 'person'
}
