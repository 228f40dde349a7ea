import type { Condition, Quantity } from './phrase.ts'
import type { Source } from './source.ts'

/** `+1 if C`, `- its nerve`. */
export interface Modifier extends Source {
  readonly sign: 1 | -1
  readonly quantity: Quantity
  readonly condition?: Condition
}

/** A throw: dice that are added up with modifiers, or one of some faces, each as often as its count. */
export type Roll = Source &
  (
    | {
        readonly form: 'dice'
        readonly count: number
        readonly sides: number
        readonly modifiers: readonly Modifier[]
      }
    | { readonly form: 'faces'; readonly faces: readonly Face[] }
  )

/** A face of `Roll one of: 2 x Ace, 1 x Miss.` */
export interface Face {
  readonly count: number
  readonly name: string
}
