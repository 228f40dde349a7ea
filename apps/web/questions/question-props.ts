import type { Json } from '@opfor/kernel'

/** What a control for a question is given. */
export interface QuestionProps<Q> {
  readonly question: Q
  readonly answer: (json: Json) => void
  /** Lets the app roll or draw; absent where it may not. */
  readonly fromSeed?: (() => void) | undefined
}
