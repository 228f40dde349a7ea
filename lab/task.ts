import type { Comparison } from './comparison.ts'
import type { Experiment, Seeds } from './experiment.ts'

/** A task for a worker: plain data that can be sent to any thread or machine. */
export type Task =
  | { readonly measure: Experiment; readonly seeds: Seeds }
  | { readonly compare: Comparison; readonly seeds: Seeds }

/** Splits a range of seeds into chunks of at most this size. */
export function splitSeeds({ from, to }: Seeds, size: number): readonly Seeds[] {
  const all: Seeds[] = []
  for (let at = from; at < to; at += size) all.push({ from: at, to: Math.min(to, at + size) })
  return all
}
