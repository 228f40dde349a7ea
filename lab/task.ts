import { shelf } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { playBatch } from './batch.ts'
import { type Comparison, type ComparisonTotals, compareBatch } from './comparison.ts'
import type { Experiment, Seeds } from './experiment.ts'
import type { Totals } from './totals.ts'

/** A piece of work for a worker: plain data that travels to any thread or machine. */
export type Task =
  | { readonly measure: Experiment; readonly seeds: Seeds }
  | { readonly compare: Comparison; readonly seeds: Seeds }

/** Does a piece of work. */
export function perform(task: Task): Totals | ComparisonTotals {
  return 'measure' in task
    ? playBatch(onShelf(task.measure.game), task.measure, task.seeds)
    : compareBatch(onShelf(task.compare.game), task.compare, task.seeds)
}

function onShelf(id: string): Game {
  const game = shelf.find((each) => each.id === id)
  if (game === undefined) throw new Error(`There is no game ${id} on the shelf.`)
  if (!game.canSimulate) throw new Error(`${game.title} cannot be played without a table.`)
  return game
}

/** A range of seeds cut into pieces of at most this size. */
export function pieces({ from, to }: Seeds, size: number): readonly Seeds[] {
  const all: Seeds[] = []
  for (let at = from; at < to; at += size) all.push({ from: at, to: Math.min(to, at + size) })
  return all
}
