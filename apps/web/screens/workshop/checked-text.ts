import {
  type ExampleResult,
  type SheetDiagnostic,
  diagnosticsWith,
  lastResults,
  playExamples,
  type Sheet,
  sheetReader,
} from '@opfor/sheets'
import type { ModdableGame } from '@opfor/variants'

export function examplePlayer(): (text: string) => PlayedExamples {
  const read = sheetReader()
  return (text) => ({ text, results: playExamples(read(text)) })
}

export interface CheckedText {
  readonly sheet: Sheet
  /** In page order; a failing example is a finding too. */
  readonly findings: readonly SheetDiagnostic[]
  readonly examples: readonly ExampleResult[]
  /** Undefined unless the page has house rules. */
  readonly opponent?: ModdableGame | undefined
}

export interface PlayedExamples {
  readonly text: string
  readonly results: readonly ExampleResult[]
}

/** Shows the examples played last until they are played again. */
export function checkedText(sheet: Sheet, played: PlayedExamples | undefined): CheckedText {
  const { text, results = [] } = played ?? {}
  const examples = text === sheet.text ? results : lastResults(sheet, results)
  return { sheet, findings: diagnosticsWith(sheet, examples), examples }
}
