import { shelf } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { playBatch } from './batch.ts'
import { type ComparisonTotals, compareBatch } from './comparison.ts'
import type { Task } from './task.ts'
import type { Totals } from './totals.ts'

/** Runs a task. */
export function perform(task: Task): Totals | ComparisonTotals {
  return 'measure' in task
    ? playBatch(findGame(task.measure.game), task.measure, task.seeds)
    : compareBatch(findGame(task.compare.game), task.compare, task.seeds)
}

function findGame(id: string): Game {
  const game = shelf.find((each) => each.id === id)
  if (game === undefined)
    throw new Error(`Unknown game ${id}. Available: ${shelf.map((each) => each.id).join(', ')}.`)
  if (!game.canSimulate) throw new Error(`${game.title} cannot be simulated: it needs a physical table.`)
  return game
}
