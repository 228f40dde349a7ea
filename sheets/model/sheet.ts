import type { SheetExample, MeasuredNoun, SheetOption, SheetRuling } from './about.ts'
import type { SheetDiagnostic } from './diagnostic.ts'
import type { SheetSection } from './section.ts'
import type { SourceRange } from './source.ts'

/** `words`: a condition or question, a measured noun, named pieces, a variable, an action or a place. */
export interface AskedPhrase extends SourceRange {
  readonly section: string
  readonly kind:
    | 'condition'
    | 'measured'
    | 'pieces'
    | 'question'
    | 'number'
    | 'variable'
    | 'cell'
    | 'possible'
    | 'place'
    | 'tie'
    | 'names'
    | 'ending'
  readonly words: string
  /** At most per candidate, per execution of the section, per turn, per game, or on demand. */
  readonly cost: 'candidate' | 'time' | 'turn' | 'game' | 'offered'
}

/** A parsed sheet as plain data. Every text yields one, with findings for misunderstood parts. */
export interface Sheet {
  readonly text: string
  readonly title: string
  readonly language: string
  readonly plays: string
  readonly game: string
  /** `From: ...`: the sheets that this one was copied from, the last one first; or empty. */
  readonly from: string
  readonly prose: readonly SourceRange[]
  readonly options: readonly SheetOption[]
  readonly rulings: readonly SheetRuling[]
  readonly measures: readonly MeasuredNoun[]
  readonly examples: readonly SheetExample[]
  readonly notes: readonly SourceRange[]
  readonly sections: readonly SheetSection[]
  readonly findings: readonly SheetDiagnostic[]
  /** Like findings, but not errors: for instance the meaning of `it`. */
  readonly hints: readonly SheetDiagnostic[]
  readonly asked: readonly AskedPhrase[]
}
