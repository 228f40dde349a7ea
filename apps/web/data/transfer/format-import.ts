import { withParams, type Message, messages, type Parsed } from '@opfor/kernel'
import type { ImportResult } from './import-text.ts'

export const importedWords = messages('web.matchStorage', {
  imported:
    '{count, plural, =0 {Nothing new: every match in the file is here already.} one {# match was imported.} other {# matches were imported.}}',
  notImported: 'Import failed. {problem}',
  unplayable:
    "{count, plural, one {# of them can't be played here.} other {# of them can't be played here.}}",
})

export function formatImport(done: Parsed<ImportResult>): readonly Message[] {
  if (!done.ok) return [withParams(importedWords.notImported, { problem: done.problem })]
  const { count, unplayable } = done.value
  return [
    withParams(importedWords.imported, { count }),
    ...(unplayable > 0 ? [withParams(importedWords.unplayable, { count: unplayable })] : []),
  ]
}
