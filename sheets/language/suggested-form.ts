import type { PatternTable } from './pattern.ts'

export type ChangeForm = 'add' | 'take' | 'set'

export type RollForm = 'atLeast' | 'atMost' | 'between' | 'is'

type MeantTie = 'inOrder' | 'atRandom' | 'youChoose' | 'roll'

/** Unknown wordings and the known form that they mean; offered as a fix, never executed. */
export interface SuggestedForms {
  readonly changes: PatternTable<ChangeForm>
  readonly written: Readonly<Record<ChangeForm, string>>
  readonly columns: PatternTable<'of' | 'its'>
  readonly its: string
  readonly of: string
  /** Words for 1, 2, 3 and so on. */
  readonly numbers: readonly (readonly string[])[]
  readonly die: string
  readonly dice: readonly string[]
  readonly cards: readonly string[]
  readonly comparisons: readonly (readonly [string, string])[]
  readonly whens: readonly string[]
  readonly if: string
  readonly onRoll: readonly string[]
  readonly orMore: readonly string[]
  readonly orLess: readonly string[]
  readonly to: readonly string[]
  readonly roll: string
  /** The negation: a line with this word behind its verb means something else. */
  readonly not: string
  readonly lines: readonly (readonly [string, string])[]
  /** Regular expressions for ties, with the known form; the first match wins. */
  readonly ties: Readonly<Record<MeantTie, { readonly words: string; readonly written: string }>>
  readonly theRoll: Readonly<Record<RollForm, string>>
}
