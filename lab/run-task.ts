import { registry } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { playBatch } from './batch.ts'
import { compareBatch, type ComparedSettings, type ComparisonTotals, type LabTask } from './comparison.ts'
import { makeOpponent, type Opponent, makeOpponentPair } from './opponents.ts'
import { surveyBatch, type SurveyTask, type SurveyTotals } from './survey.ts'
import type { Totals } from './totals.ts'
import { gameOfVariantText } from './variant-of.ts'

export function runTask(task: LabTask): Totals | ComparisonTotals {
  if ('measure' in task) {
    const { game, variant } = task.measure
    return playBatch(gameOfVariantText(findGame(game), variant), task.measure, task.seeds)
  }
  const { game, first, second, policy } = task.compare
  return compareBatch(makeOpponentPair(opponent(game, first), opponent(game, second)), policy, task.seeds)
}

export function performSurvey({ survey, seeds }: SurveyTask): SurveyTotals {
  const { game, policy, edits } = survey
  const first = opponent(game, survey.first)
  const pairs = edits.map(
    ({ id, second, touched }) =>
      [id, makeOpponentPair(first, opponent(game, second), touched && new Set(touched))] as const,
  )
  return surveyBatch(first, new Map(pairs), policy, seeds)
}

function opponent(game: string, settings: ComparedSettings): Opponent<unknown> {
  return makeOpponent(gameOfVariantText(findGame(game), settings.variant), settings)
}

function findGame(id: string): Game {
  const game = registry.find((each) => each.id === id)
  if (game === undefined)
    throw new Error(`Unknown game ${id}. Available: ${registry.map((each) => each.id).join(', ')}.`)
  if (!game.canSimulate) throw new Error(`${game.title} cannot be simulated: it needs a physical table.`)
  return game
}
