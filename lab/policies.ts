import { greedy } from './greedy.ts'
import type { Policy } from './policy.ts'
import { searching } from './searching.ts'

/** The policies that come with the lab, weakest first. */
export const policyNames = ['random', 'greedy', 'searching'] as const

/** One of the policies. */
export type PolicyName = (typeof policyNames)[number]

/** A policy by its name; `budget` is how many turns the one that searches may try out for an answer. */
export interface PolicyChoice {
  readonly name: PolicyName
  readonly budget: number
}

/** What the one that searches may try out unless told otherwise. */
export const defaultBudget = 1000

/** The policy that was chosen. */
export function policyOf({ name, budget }: PolicyChoice): Policy {
  if (name === 'random') return random
  return name === 'greedy' ? greedy : searching(budget)
}

/** Any good answer is as good as another. */
const random: Policy = (question, _, dice) => question.sample(dice)
