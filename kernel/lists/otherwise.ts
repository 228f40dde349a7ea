import { type Message, message } from '../messages/message.ts'
import type { ListStep } from './either.ts'

/** The content of an `otherwise` under a line: nothing, wishes, or a `must` inside. */
export type OtherwiseContent = 'nothing' | 'wishes' | 'must'

/** Undefined for the last step, which shares the content under the whole list. */
export function otherwiseContent<C, S, A>(
  steps: readonly ListStep<C, S, A>[],
  at: number,
): OtherwiseContent | undefined {
  const next = steps[at + 1]
  if (next === undefined) return undefined
  if (next.how !== 'otherwise') return 'nothing'
  return steps.slice(at + 1, endOf(steps, at + 1)).some(hasMust) ? 'must' : 'wishes'
}

/** The index after several `otherwise` in a row. */
function endOf<C, S, A>(steps: readonly ListStep<C, S, A>[], from: number): number {
  const end = steps.findIndex((step, at) => at >= from && step.how !== 'otherwise')
  return end < 0 ? steps.length : end
}

export function hasMust<C, S, A>(step: ListStep<C, S, A>): boolean {
  if (step.how === 'otherwise') return step.steps.some(hasMust)
  if (step.how === 'either' || step.how === 'eitherAsked')
    return Object.values(step.parts).some(({ steps }) => steps.some(hasMust))
  return step.how === 'must'
}

export function otherwiseConditions(given: readonly Message[]): readonly Message[] {
  const last = given.at(-1)
  return last === undefined
    ? [message('kernel.given.otherwise', 'otherwise')]
    : [...given.slice(0, -1), message('kernel.given.orElse', '{given}, otherwise', { given: last })]
}
