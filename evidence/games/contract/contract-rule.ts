import type { Json, Parsed } from '@opfor/kernel'
import type { ContractContext } from './contract-context.ts'

export interface ContractRule {
  readonly says: string
  readonly broken: (showing: ContractContext) => readonly string[]
}

export function problemOf(parsed: Parsed<unknown>): readonly string[] {
  return parsed.ok ? [] : [parsed.problem]
}

export function problemUnless(kept: boolean, problem: string): readonly string[] {
  return kept ? [] : [problem]
}

/** A value after a JSON round trip. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}
