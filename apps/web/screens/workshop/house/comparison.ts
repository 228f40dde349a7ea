import type { Game } from '@opfor/kernel'
import {
  changedDecisions,
  compareBatch,
  type ComparisonTotals,
  defaultBudget,
  makeOpponent,
  type OpponentPair,
  makeOpponentPair,
  type PolicyChoice,
  type SeedRange,
} from '@opfor/lab'
import { gameOfVariant, type ModdableGame, readVariant } from '@opfor/variants'
import { type DecisionText, decisionText } from './decision-text.ts'

export interface CompareTask {
  readonly game: string
  readonly text: string
  readonly seeds: SeedRange
  /** Maximum changed decisions to describe. */
  readonly tell: number
}

export interface ChangedDecisionText {
  readonly seed: number
  readonly turn: number
  readonly printed: DecisionText | undefined
  readonly house: DecisionText | undefined
}

export interface ComparePart {
  readonly totals: ComparisonTotals
  readonly changes: readonly ChangedDecisionText[]
}

/** Greedy if the game has heuristics, otherwise random answers. */
export function playerOf({ heuristics }: Pick<Game, 'heuristics'>): PolicyChoice {
  return { name: heuristics === undefined ? 'random' : 'greedy', budget: defaultBudget }
}

export function comparer(opponent: ModdableGame, text: string): (task: CompareTask) => ComparePart {
  const { game } = opponent
  const house = gameOfVariant(text, opponent)
  if (!house.ok) throw new Error(house.problem)
  const variant = readVariant(text, opponent)
  const pair: OpponentPair<unknown> = makeOpponentPair(makeOpponent(game, {}), makeOpponent(house.value, {}))
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
        printed: decisionText(printed, variant),
        house: decisionText(second, variant),
      })),
    }
  }
}
