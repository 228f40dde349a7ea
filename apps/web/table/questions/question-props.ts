import type { Json } from '@opfor/kernel'

/** The props of a question control. */
export interface QuestionProps<Q> {
  readonly question: Q
  readonly answer: (json: Json) => void
  /** Lets the app roll or draw; absent if that is not allowed. */
  readonly fromSeed?: (() => void) | undefined
}
