import type { SheetCondition, Quantity } from './phrase.ts'
import type { SourceRange } from './source.ts'

export interface RollModifier extends SourceRange {
  readonly sign: 1 | -1
  readonly quantity: Quantity
  readonly condition?: SheetCondition
}

/** Dice added up with modifiers, or one of several faces, weighted by count. */
export type Roll = SourceRange &
  (
    | {
        readonly form: 'dice'
        readonly count: number
        readonly sides: number
        readonly modifiers: readonly RollModifier[]
      }
    | { readonly form: 'faces'; readonly faces: readonly DieFace[] }
  )

export interface DieFace {
  readonly count: number
  readonly name: string
}
