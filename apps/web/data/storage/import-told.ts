import { fill, message, type Message, type Parsed } from '@opfor/kernel'
import type { ImportResult } from './import-text.ts'

/** Texts about what was imported. */
export const importedWords = {
  imported: message(
    'web.keeping.imported',
    '{count, plural, =0 {Nothing new: every match in the file is here already.} one {# match was imported.} other {# matches were imported.}}',
  ),
  notImported: message('web.keeping.notImported', 'Import failed. {problem}'),
  unplayable: message(
    'web.keeping.unplayable',
    '{count, plural, one {# of them cannot be played here; it stays unchanged.} other {# of them cannot be played here; they stay unchanged.}}',
  ),
} as const

/** What an import is said to have done. */
export function importTold(done: Parsed<ImportResult>): readonly Message[] {
  if (!done.ok) return [fill(importedWords.notImported, { problem: done.problem })]
  const { count, unplayable } = done.value
  return [
    fill(importedWords.imported, { count }),
    ...(unplayable > 0 ? [fill(importedWords.unplayable, { count: unplayable })] : []),
  ]
}
