import type { Parsed } from '../index.ts'

/** The value of a good reading. */
export function value<A>(parsed: Parsed<A>): A {
  if (parsed.ok) return parsed.value
  throw new Error(parsed.problem)
}

/** What is wrong with a bad reading. */
export function problem(parsed: Parsed<unknown>): string {
  return parsed.ok ? 'nothing' : parsed.problem
}
