import { fill } from '@opfor/kernel'
import { found } from '../check/checking.ts'
import type { Finding, Sheet } from '../model/index.ts'
import { words as worded } from '../run/naming.ts'
import { playExamples } from './index.ts'
import { words } from './words.ts'

/** All findings of a sheet in the order of the page; a failing example is one too. */
export function allFindings(sheet: Sheet): readonly Finding[] {
  return [...sheet.findings, ...failingExamples(sheet)].toSorted(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}

/** The examples of a sheet that fail, as findings, unless they were not understood, which is a finding already; the fix makes an example expect what is given. */
export function failingExamples(sheet: Sheet): readonly Finding[] {
  return playExamples(sheet).flatMap(({ at, example, problem, instead }) => {
    const isFinding = example.parts.some(({ form }) => form === 'unknown')
    if (problem === undefined || isFinding) return []
    const message = fill(words.expect, { words: worded(instead ?? '') })
    const fixes = instead === undefined ? [] : [{ message, edits: [{ at, text: instead }] }]
    return [found(at, fill(words.fails, { problem }), fixes)]
  })
}
