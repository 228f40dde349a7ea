import { withParams } from '@opfor/kernel'
import { makeDiagnostic } from '../check/check-context.ts'
import type { SheetDiagnostic, Sheet } from '../model/index.ts'
import { shiftRange } from '../read/shift-range.ts'
import { literalSheetText as worded } from '../declare/naming.ts'
import { type ExampleResult, playExamples, sheetExampleMessages } from './index.ts'

/** In text order, including failing examples. */
export function allDiagnostics(sheet: Sheet): readonly SheetDiagnostic[] {
  return diagnosticsWith(sheet, playExamples(sheet))
}

export function diagnosticsWith(
  { findings }: Pick<Sheet, 'findings'>,
  results: readonly ExampleResult[],
): readonly SheetDiagnostic[] {
  return [...findings, ...failedExampleDiagnostics(results)].toSorted(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}

/** The fix changes the expectation. Examples with an error of their own are skipped. */
export function failedExampleDiagnostics(results: readonly ExampleResult[]): readonly SheetDiagnostic[] {
  return results.flatMap(({ at, example, problem, instead }) => {
    const isFinding = example.parts.some(({ form }) => form === 'unknown')
    if (problem === undefined || isFinding) return []
    const message = withParams(sheetExampleMessages.expect, { words: worded(instead ?? '') })
    const fixes = instead === undefined ? [] : [{ message, edits: [{ at, text: instead }] }]
    return [makeDiagnostic(at, withParams(sheetExampleMessages.fails, { problem }), fixes)]
  })
}

/** Moves results to the examples' present positions; changed examples have no result. */
export function lastResults(
  { examples }: Pick<Sheet, 'examples'>,
  results: readonly ExampleResult[],
): readonly ExampleResult[] {
  const known = new Map(results.map((result) => [result.example.text, result]))
  return examples.flatMap((example) => {
    const result = known.get(example.text)
    if (result === undefined) return []
    return [{ ...result, example, at: shiftRange(result.at, example.at.line - result.example.at.line) }]
  })
}
