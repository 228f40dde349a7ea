import type { Condition, Quantity } from './phrase.ts'
import type { SourceRange } from './source.ts'

export interface Modifier extends SourceRange {
  readonly sign: 1 | -1
  readonly quantity: Quantity
  readonly condition?: Condition
}

/** Dice added up with modifiers, or one of several faces, weighted by count. */
export type Roll = SourceRange &
  (
    | {
        readonly form: 'dice'
        readonly count: number
        readonly sides: number
        readonly modifiers: readonly Modifier[]
      }
    | { readonly form: 'faces'; readonly faces: readonly Face[] }
  )

export interface Face {
  readonly count: number
  readonly name: string
}
