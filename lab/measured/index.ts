import type { Game } from '@opfor/kernel'
import { admiralResults as admiral } from './admiral.ts'
import { blitzkriegResults as blitzkrieg } from './blitzkrieg.ts'
import type { MeasuredResults } from './measured-results.ts'

export type { MeasuredResults } from './measured-results.ts'

const all: Readonly<Record<string, MeasuredResults>> = { admiral, blitzkrieg }

/** Undefined without results for the current rules. */
export function measuredResultsOf({ id, version }: Game): MeasuredResults | undefined {
  const found = all[id]
  return found?.rules === version ? found : undefined
}
