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

/** Who plays a game unless another player is asked for: greedy where the game says what is good for a seat, else random. */
export function standardPlayer({ measures }: { readonly measures?: unknown }): PolicyName {
  return measures === undefined ? 'random' : 'greedy'
}

/** Whether win rates mean something: only of a player that wants to win, in a game that says what is good for it. */
export function playsToWin(game: { readonly measures?: unknown }, policy: PolicyName): boolean {
  return game.measures !== undefined && policy !== 'random'
}

/** Answers at random. */
const random: Policy = (question, _, dice) => question.sample(dice)
