import { message } from '@opfor/kernel'

/** Texts about importing and exporting, which the home screen shows from the start. */
export const importWords = {
  importFile: message('web.keeping.import', 'Import a file'),
  exportAll: message('web.keeping.exportAll', 'Export everything'),
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
