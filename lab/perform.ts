import { shelf } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { playBatch } from './batch.ts'
import { type ComparedSettings, type ComparisonTotals, compareBatch } from './comparison.ts'
import { opponentOf, type Opponent, pairOf } from './opponents.ts'
import { surveyBatch, type SurveyTask, type SurveyTotals } from './survey.ts'
import type { Task } from './task.ts'
import type { Totals } from './totals.ts'
import { variantOf } from './variant-of.ts'

/** Runs a task. */
export function perform(task: Task): Totals | ComparisonTotals {
  if ('measure' in task) {
    const { game, variant } = task.measure
    return playBatch(variantOf(findGame(game), variant), task.measure, task.seeds)
  }
  const { game, first, second, policy } = task.compare
  return compareBatch(pairOf(opponent(game, first), opponent(game, second)), policy, task.seeds)
}

/** Runs a part of a survey. */
export function performSurvey({ survey, seeds }: SurveyTask): SurveyTotals {
  const { game, policy, edits } = survey
  const first = opponent(game, survey.first)
  const pairs = edits.map(
    ({ id, second, touched }) =>
      [id, pairOf(first, opponent(game, second), touched && new Set(touched))] as const,
  )
  return surveyBatch(first, new Map(pairs), policy, seeds)
}

function opponent(game: string, settings: ComparedSettings): Opponent<unknown> {
  return opponentOf(variantOf(findGame(game), settings.variant), settings)
}

function findGame(id: string): Game {
  const game = shelf.find((each) => each.id === id)
  if (game === undefined)
    throw new Error(`Unknown game ${id}. Available: ${shelf.map((each) => each.id).join(', ')}.`)
  if (!game.canSimulate) throw new Error(`${game.title} cannot be simulated: it needs a physical table.`)
  return game
}
