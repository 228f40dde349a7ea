import { type Message, message } from '../say/message.ts'
import type { Step } from './either.ts'

/** What stands under a line as an `otherwise`: nothing, wishes, or a `must` somewhere in it. */
export type Under = 'nothing' | 'wishes' | 'must'

/** What stands under a step; undefined for the last one, which has under it what stands under all of them. */
export function underneath<C, S, A>(steps: readonly Step<C, S, A>[], at: number): Under | undefined {
  const next = steps[at + 1]
  if (next === undefined) return undefined
  if (next.how !== 'otherwise') return 'nothing'
  return steps.slice(at + 1, endOf(steps, at + 1)).some(hasMust) ? 'must' : 'wishes'
}

/** The place behind several `otherwise` in a row. */
function endOf<C, S, A>(steps: readonly Step<C, S, A>[], from: number): number {
  const end = steps.findIndex((step, at) => at >= from && step.how !== 'otherwise')
  return end < 0 ? steps.length : end
}

/** Whether a step is a `must`, or holds one. */
export function hasMust<C, S, A>(step: Step<C, S, A>): boolean {
  if (step.how === 'otherwise') return step.steps.some(hasMust)
  if (step.how === 'either' || step.how === 'eitherAsked')
    return Object.values(step.parts).some(({ steps }) => steps.some(hasMust))
  return step.how === 'must'
}

/** The conditions of a line that stands in an `otherwise`. */
export function otherwiseGiven(given: readonly Message[]): readonly Message[] {
  const last = given.at(-1)
  return last === undefined
    ? [message('kernel.given.otherwise', 'otherwise')]
    : [...given.slice(0, -1), message('kernel.given.orElse', '{given}, otherwise', { given: last })]
}
