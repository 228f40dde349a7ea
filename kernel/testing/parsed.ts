import type { Parsed } from '../index.ts'

/** The value of a successful result; throws otherwise. */
export function value<A>(parsed: Parsed<A>): A {
  if (parsed.ok) return parsed.value
  throw new Error(parsed.problem)
}

/** The problem of a failed result. */
export function problem(parsed: Parsed<unknown>): string {
  return parsed.ok ? 'nothing' : parsed.problem
}
