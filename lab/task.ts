import type { Comparison } from './comparison.ts'
import type { Experiment, Seeds } from './experiment.ts'

/** A piece of work for a worker: plain data that travels to any thread or machine. */
export type Task =
  | { readonly measure: Experiment; readonly seeds: Seeds }
  | { readonly compare: Comparison; readonly seeds: Seeds }

/** A range of seeds cut into pieces of at most this size. */
export function splitSeeds({ from, to }: Seeds, size: number): readonly Seeds[] {
  const all: Seeds[] = []
  for (let at = from; at < to; at += size) all.push({ from: at, to: Math.min(to, at + size) })
  return all
}
