import type { SheetCondition, Variable, EntityRef } from './phrase.ts'
import type { SourceRange } from './source.ts'

/** `> Option N: a (standard), b`: chosen before a match. */
export interface SheetOption extends SourceRange {
  readonly name: string
  readonly values: readonly string[]
  readonly standard: string
}

/** `> Ruling N: question? a (standard), b. Because why.` */
export interface SheetRuling extends SheetOption {
  readonly question: string
  readonly because?: string
}

/** `> Measure distance: 0 to 48 inches`: the range of a measured noun. */
export interface MeasuredNoun extends SourceRange {
  readonly noun: string
  readonly from: number
  readonly to: number
  readonly unit: string
}

export interface SheetExample extends SourceRange {
  readonly parts: readonly ExamplePart[]
}

/** A part of an example: input, action or expectation. */
export type ExamplePart = SourceRange &
  /** `Rifles A has acted`, `Silver is 1`: sets the variable. */
  (
    | { readonly form: 'variable'; readonly variable: Variable; readonly value: boolean | number | string }
    /** `Difficulty is raw`. */
    | { readonly form: 'setting'; readonly name: string; readonly value: string }
    /** `Target is Blue`, `Band is Scouts`: already chosen. */
    | { readonly form: 'chosen'; readonly list: string; readonly name: string }
    /** `the card is Spades 13`: already drawn. */
    | { readonly form: 'card'; readonly name: string }
    /** `Order is Fire`: the chart's result so far. */
    | { readonly form: 'result'; readonly section: string; readonly result: string }
    /** `Its hand is Lunge, Parry`. */
    | { readonly form: 'cards'; readonly section: string; readonly cards: readonly string[] }
    /** `Your fleet is Star, Heron`: the pieces of a roster or of a set that the player names. */
    | { readonly form: 'members'; readonly section: string; readonly names: readonly string[] }
    /** `phrase: yes|names|number`: the answer. `numbers` are `Red 5, Blue 9`. */
    | {
        readonly form: 'answer'
        readonly words: string
        readonly mentions: readonly EntityRef[]
        readonly values: readonly string[]
        readonly numbers: readonly { readonly name: string; readonly number: number }[]
      }
    /** `roll: 3, 4`, also of faces: `Die: Admiral`. */
    | { readonly form: 'roll'; readonly dice: readonly (number | string)[] }
    | { readonly form: 'draw'; readonly cards: readonly string[] }
    | { readonly form: 'do'; readonly section: string }
    /** `SECTION gives X (line 3)`; of a chart also a row: `(4-6)`. */
    | { readonly form: 'gives'; readonly section: string; readonly result: string; readonly line?: string }
    | { readonly form: 'then'; readonly condition: SheetCondition }
    /** Reported as a finding. */
    | { readonly form: 'unknown' }
  )
