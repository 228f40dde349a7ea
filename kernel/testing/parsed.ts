import type { Parsed } from '../index.ts'

export function unwrap<A>(parsed: Parsed<A>): A {
  if (parsed.ok) return parsed.value
  throw new Error(parsed.problem)
}

export function unwrapProblem(parsed: Parsed<unknown>): string {
  return parsed.ok ? 'nothing' : parsed.problem
}
