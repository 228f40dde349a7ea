import type { Step } from '@opfor/kernel'

const orders: ReadonlySet<unknown> = new Set(['stays', 'one', 'two', 'order'])

/** The number of AI orders in these steps. */
export function countOrders(steps: readonly Step[]): number {
  return steps.filter((step) => 'q' in step && step.q === 'coh.mission' && orders.has(step.a)).length
}
