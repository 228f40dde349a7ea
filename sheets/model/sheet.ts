import type { Example, Measure, SheetOption, SheetRuling } from './about.ts'
import type { Asked } from './asked.ts'
import type { Finding } from './finding.ts'
import type { Section } from './section.ts'
import type { Source } from './source.ts'

/** A sheet that was read: plain data. Every text makes one, with findings where it is not understood. */
export interface Sheet {
  /** The text that was read. */
  readonly text: string
  readonly title: string
  readonly language: string
  /** `Plays: The garrison`. Empty if not said. */
  readonly plays: string
  /** `Game: ...`. Empty if not said. */
  readonly game: string
  /** `From: ...`: the sheets that this one was made from, the last one first. Empty if not said. */
  readonly from: string
  /** Text before the first section. */
  readonly prose: readonly Source[]
  readonly options: readonly SheetOption[]
  readonly rulings: readonly SheetRuling[]
  readonly measures: readonly Measure[]
  readonly examples: readonly Example[]
  /** Quotes that are none of these. */
  readonly notes: readonly Source[]
  readonly sections: readonly Section[]
  readonly findings: readonly Finding[]
  /** Like findings, but nothing is wrong: for instance whom `it` means. */
  readonly hints: readonly Finding[]
  readonly asked: readonly Asked[]
}
