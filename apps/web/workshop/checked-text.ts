import {
  allFindings,
  type ExampleResult,
  type Finding,
  playExamples,
  type Sheet,
  sheetReader,
} from '@opfor/sheets'
import { type Mark, marksOf } from '@opfor/sheets/editing'

/** A page that was read, with all that the editor shows beside it. */
export interface CheckedText {
  readonly sheet: Sheet
  /** In the order of the page; a failing example is one too. */
  readonly findings: readonly Finding[]
  readonly marks: readonly Mark[]
  readonly examples: readonly ExampleResult[]
}

/** What the worker finds in a text. The page itself is read again by who shows it, which is quicker than to copy it. */
export interface FoundInText extends Omit<CheckedText, 'sheet'> {
  readonly text: string
}

/** Reads and checks a text that changes. */
export function textChecker(): (text: string) => FoundInText {
  const read = sheetReader()
  return (text) => {
    const sheet = read(text)
    return { text, findings: allFindings(sheet), marks: marksOf(sheet), examples: playExamples(sheet) }
  }
}
