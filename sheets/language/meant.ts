import type { PatternTable } from './pattern.ts'

/** What a sentence changes. */
export type ChangeForm = 'add' | 'take' | 'set'

/** What a roll is compared with. */
export type RollForm = 'atLeast' | 'atMost' | 'between' | 'is'

/** How a tie is broken. */
type MeantTie = 'inOrder' | 'atRandom' | 'youChoose' | 'roll'

/** What people write though no form has it, and the form that they mean. It is offered as a fix and never done. */
export interface Meant {
  /** Changes of a counter or a column. */
  readonly changes: PatternTable<ChangeForm>
  /** The known sentences: `{quantity}` and `{kept}` are filled in. */
  readonly written: Readonly<Record<ChangeForm, string>>
  /** A column with its piece: `{column}` and `{thing}`. */
  readonly columns: PatternTable<'of' | 'its'>
  /** The known forms of a column: of a piece by its name, and of the piece that is spoken of. */
  readonly its: string
  readonly of: string
  /** Words for 1, 2, 3 and so on. */
  readonly numbers: readonly (readonly string[])[]
  /** Words for dice, and the letter of a die as it is written. */
  readonly die: string
  readonly dice: readonly string[]
  /** Words for cards and for a deck without its name. */
  readonly cards: readonly string[]
  /** Parts of comparisons as regular expressions, and what is known in their place. */
  readonly comparisons: readonly (readonly [string, string])[]
  /** Beginnings that stand for `If`. */
  readonly whens: readonly string[]
  readonly if: string
  /** Beginnings of what follows a roll, as regular expressions, and its known form. */
  readonly onRoll: readonly string[]
  readonly orMore: readonly string[]
  readonly orLess: readonly string[]
  readonly to: readonly string[]
  readonly roll: string
  /** The word of a denial: a line that has it behind its verb means something else. */
  readonly not: string
  /** Beginnings of lines of a list as regular expressions, and the known ones. */
  readonly lines: readonly (readonly [string, string])[]
  /** Words of a tie as regular expressions, and its known form; the first that fits is meant. */
  readonly ties: Readonly<Record<MeantTie, { readonly words: string; readonly written: string }>>
  readonly theRoll: Readonly<Record<RollForm, string>>
}
