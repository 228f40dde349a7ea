import { fill } from '@opfor/kernel'
import { found } from '../check/checking.ts'
import type { Finding, Sheet } from '../model/index.ts'
import { shifted } from '../read/shifted.ts'
import { words as worded } from '../run/naming.ts'
import { type ExampleResult, playExamples } from './index.ts'
import { words } from './words.ts'

/** All findings of a sheet in the order of the page; a failing example is one too. */
export function allFindings(sheet: Sheet): readonly Finding[] {
  return findingsWith(sheet, playExamples(sheet))
}

/** The findings of a sheet together with those of its examples, which were played. */
export function findingsWith(
  { findings }: Pick<Sheet, 'findings'>,
  results: readonly ExampleResult[],
): readonly Finding[] {
  return [...findings, ...failingExamples(results)].toSorted(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}

/** The examples that fail, as findings, unless they were not understood, which is a finding already; the fix makes an example expect what is given. */
export function failingExamples(results: readonly ExampleResult[]): readonly Finding[] {
  return results.flatMap(({ at, example, problem, instead }) => {
    const isFinding = example.parts.some(({ form }) => form === 'unknown')
    if (problem === undefined || isFinding) return []
    const message = fill(words.expect, { words: worded(instead ?? '') })
    const fixes = instead === undefined ? [] : [{ message, edits: [{ at, text: instead }] }]
    return [found(at, fill(words.fails, { problem }), fixes)]
  })
}

/** The last results of the examples of a sheet, each where it stands now; an example in other words has not been played. */
export function lastResults(
  { examples }: Pick<Sheet, 'examples'>,
  results: readonly ExampleResult[],
): readonly ExampleResult[] {
  const known = new Map(results.map((result) => [result.example.text, result]))
  return examples.flatMap((example) => {
    const result = known.get(example.text)
    if (result === undefined) return []
    return [{ ...result, example, at: shifted(result.at, example.at.line - result.example.at.line) }]
  })
}
