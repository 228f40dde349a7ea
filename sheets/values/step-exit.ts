import type { StepNumber, Sentence } from '../model/index.ts'

/** The choice that the first step of a section made while its possibility was checked. */
export interface PresetChoice {
  readonly sentence: Sentence
  readonly list: string
  readonly chosen: string | undefined
  /** Set after the first use: later executions choose again. */
  used: boolean
}

export interface PrecedingCondition {
  held: boolean
}

export type StepExit =
  /** Continue with a step of the same section. */
  | { readonly to: 'step'; readonly path: StepNumber }
  /** Continue with another section, without coming back. */
  | { readonly to: 'section'; readonly section: string }
  /** End of the section, loop, turn or game. */
  | { readonly to: 'done' | 'stop' | 'endTurn' | 'endGame' }

/** Only `endTurn` and `endGame` also leave the callers. */
export function turnOrGameExit(signal: StepExit | undefined): StepExit | undefined {
  return signal?.to === 'endTurn' || signal?.to === 'endGame' ? signal : undefined
}
