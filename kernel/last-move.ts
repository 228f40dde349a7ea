import type { Conversation } from './conversation.ts'
import type { Step } from './journal.ts'
import type { Told } from './story.ts'

/** What the rules said in the opponent's last move: since the answer that a seat gave before it. */
export function lastMove<S>(match: Pick<Conversation<S>, 'told' | 'steps'>): readonly Told<S>[] {
  const { told, steps } = match
  const decided = told.findLast((one) => one.kind === 'decision' && !one.open)
  if (decided?.kind !== 'decision') return []
  const before = steps.findLastIndex(
    (step, at) => at < decided.after && 'q' in step && step.seat !== undefined,
  )
  return told.filter((one) => 'after' in one && one.after > before)
}

/** How many steps go back to the person's last answer, correction or overrule; 0 where there is none. */
export function stepsBack(match: Conversation<unknown>): number {
  const last = match.steps.findLastIndex(isPersons)
  return last < 0 ? 0 : match.steps.length - last
}

/** How many steps give the person's next answer again, with what chance answered after it. */
export function stepsForward(match: Conversation<unknown>): number {
  const undone = match.undone.toReversed()
  const rest = undone.slice(1).findIndex(isPersons)
  return rest < 0 ? undone.length : rest + 1
}

function isPersons(step: Step): boolean {
  return !('q' in step) || step.by === 'person'
}
