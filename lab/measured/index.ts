import type { Game } from '@opfor/kernel'
import { measured as admiral } from './admiral.ts'
import { measured as blitzkrieg } from './blitzkrieg.ts'
import type { Measured } from './measured.ts'

export type { Measured } from './measured.ts'

const all: Readonly<Record<string, Measured>> = { admiral, blitzkrieg }

/** What was measured of a game with its current rules; undefined if nothing was. */
export function measuredOf({ id, version }: Game): Measured | undefined {
  const found = all[id]
  return found?.rules === version ? found : undefined
}
