import type { Game } from '@opfor/kernel'
import {
  changedDecisions,
  compareBatch,
  type ComparisonTotals,
  defaultBudget,
  opponentOf,
  type OpponentPair,
  pairOf,
  type PolicyChoice,
  type Seeds,
} from '@opfor/lab'
import { gameOfVariant, type Opponent, readVariant } from '@opfor/variants'
import { type ToldDecision, toldDecision } from './told-decision.ts'

/** A part of a comparison of house rules with the printed opponent, for a worker. */
export interface CompareTask {
  readonly game: string
  readonly text: string
  readonly seeds: Seeds
  /** How many changed decisions are told at most. */
  readonly tell: number
}

/** A decision that house rules change, as each opponent made it. */
export interface ToldChange {
  readonly seed: number
  readonly turn: number
  readonly printed: ToldDecision | undefined
  readonly house: ToldDecision | undefined
}

/** What a worker has counted. */
export interface ComparePart {
  readonly totals: ComparisonTotals
  readonly changes: readonly ToldChange[]
}

/** Who plays against both: the greedy player where the game says what is good for it, else random answers. */
export function playerOf({ measures }: Pick<Game, 'measures'>): PolicyChoice {
  return { name: measures === undefined ? 'random' : 'greedy', budget: defaultBudget }
}

/** Compares house rules with the printed opponent, part by part. */
export function comparer(opponent: Opponent, text: string): (task: CompareTask) => ComparePart {
  const { game } = opponent
  const house = gameOfVariant(text, opponent)
  if (!house.ok) throw new Error(house.problem)
  const variant = readVariant(text, opponent)
  const pair: OpponentPair<unknown> = pairOf(opponentOf(game, {}), opponentOf(house.value, {}))
  const player = playerOf(game)
  return ({ seeds, tell }) => {
    const totals = compareBatch(pair, player, seeds)
    const changed = Object.values(totals.replayed?.changed ?? {}).flatMap((each) => each.seeds)
    const first = [...new Set(changed)].toSorted((one, other) => one - other)
    const changes = tell === 0 ? [] : changedDecisions(pair, player, first, tell)
    return {
      totals,
      changes: changes.map(({ seed, turn = 0, first: printed, second }) => ({
        seed,
        turn,
        printed: toldDecision(printed, variant),
        house: toldDecision(second, variant),
      })),
    }
  }
}
