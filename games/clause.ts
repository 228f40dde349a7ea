import type { Json, Parsed } from '@opfor/kernel'
import type { Showing } from './showing.ts'

/** One thing that every game on the shelf keeps, and how to find where it does not. */
export interface Clause {
  readonly says: string
  /** What is wrong; nothing where the clause is kept. */
  readonly broken: (showing: Showing) => readonly string[]
}

/** The problem, if there is one. */
export function problemOf(parsed: Parsed<unknown>): readonly string[] {
  return parsed.ok ? [] : [parsed.problem]
}

/** The problem, unless something is kept. */
export function unless(kept: boolean, problem: string): readonly string[] {
  return kept ? [] : [problem]
}

/** A value as it is after it was written as JSON and read again. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}
