import type { Json } from '@opfor/kernel'
import type { Situation } from '../../../../games/blood-and-plunder/table/situation.ts'

/** A decision of the first implementation while it is taken. */
export interface Open {
  readonly list: string
  readonly among: readonly string[]
  readonly about: { readonly id: string; readonly actions: number; readonly ordered: boolean }
  readonly now: Situation
  /** The equals among which lot decided. */
  tied: readonly string[] | undefined
}

/** Compares what both implementations say of something: its kind, whom it is about, and the two answers. */
export type Compare = (kind: string, what: string, first: Json, second: Json) => void
