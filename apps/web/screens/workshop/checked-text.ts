import type { Opponent } from '@opfor/variants'
import { type ExampleResult, type Finding, findingsWith, lastResults, type Sheet } from '@opfor/sheets'

/** A page that was read, with all that is shown beside it. */
export interface CheckedText {
  readonly sheet: Sheet
  /** In the order of the page; a failing example is one too. */
  readonly findings: readonly Finding[]
  readonly examples: readonly ExampleResult[]
  /** The opponent that the page is house rules of. */
  readonly opponent?: Opponent | undefined
}

/** The results of the examples of a text. */
export interface PlayedExamples {
  readonly text: string
  readonly results: readonly ExampleResult[]
}

/** A page with its findings at once; its examples are those that were played last, until they are played again. */
export function checkedText(sheet: Sheet, played: PlayedExamples | undefined): CheckedText {
  const { text, results = [] } = played ?? {}
  const examples = text === sheet.text ? results : lastResults(sheet, results)
  return { sheet, findings: findingsWith(sheet, examples), examples }
}
