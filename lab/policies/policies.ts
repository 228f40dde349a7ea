import { greedyPolicy } from './greedy-policy.ts'
import type { Policy } from './play-ahead.ts'
import { makeSearchingPolicy } from './searching-policy.ts'

/** Weakest first. */
export const policyNames = ['random', 'greedy', 'searching'] as const

export type PolicyName = (typeof policyNames)[number]

/** `budget`: turns that the searching policy may simulate per answer. */
export interface PolicyChoice {
  readonly name: PolicyName
  readonly budget: number
}

export const defaultBudget = 1000

export function policyOf({ name, budget }: PolicyChoice): Policy {
  if (name === 'random') return random
  return name === 'greedy' ? greedyPolicy : makeSearchingPolicy(budget)
}

/** Greedy if the game has scores for a seat, else random. */
export function defaultPolicyName({ heuristics }: { readonly heuristics?: unknown }): PolicyName {
  return heuristics === undefined ? 'random' : 'greedy'
}

/** Win rates mean something only for a player that wants to win, in a game with scores. */
export function isMeaningfulWinRate(game: { readonly heuristics?: unknown }, policy: PolicyName): boolean {
  return game.heuristics !== undefined && policy !== 'random'
}

const random: Policy = (question, _, dice) => question.sample(dice)
