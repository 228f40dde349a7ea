import type { Json } from '@opfor/kernel'
import type { Situation } from '../../../../games/blood-and-plunder/table/situation.ts'

export interface Open {
  readonly list: string
  readonly among: readonly string[]
  readonly about: { readonly id: string; readonly actions: number; readonly ordered: boolean }
  readonly now: Situation
  tied: readonly string[] | undefined
}

export type Compare = (kind: string, what: string, first: Json, second: Json) => void
