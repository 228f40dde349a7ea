import { greedy } from './greedy.ts'
import type { Policy } from './policy.ts'
import { searching } from './searching.ts'

/** The policies that come with the lab, weakest first. */
export const policyNames = ['random', 'greedy', 'searching'] as const

/** One of the policies. */
export type PolicyName = (typeof policyNames)[number]

/** A policy by its name; `budget` is the number of turns that the searching policy may simulate per answer. */
export interface PolicyChoice {
  readonly name: PolicyName
  readonly budget: number
}

/** The default budget of the searching policy. */
export const defaultBudget = 1000

/** Returns the chosen policy. */
export function policyOf({ name, budget }: PolicyChoice): Policy {
  if (name === 'random') return random
  return name === 'greedy' ? greedy : searching(budget)
}

/** Answers at random. */
const random: Policy = (question, _, dice) => question.sample(dice)
