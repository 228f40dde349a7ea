import type { Sentence } from '../model/index.ts'

/** Whom the first step of a section has chosen already, when it was looked at whether it can be done. */
export interface Preset {
  readonly sentence: Sentence
  readonly list: string
  readonly chosen: string | undefined
  /** Set once the step was done: it chooses anew then. */
  used: boolean
}

/** Whether the `if` just before held, for an `otherwise`. */
export interface IfBefore {
  held: boolean
}
