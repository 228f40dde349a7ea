import { message } from '@opfor/kernel'

/** Texts about saved matches. */
export const savedMatchWords = {
  about: message('web.keeping.about', 'Options for {name}'),
  older: message('web.keeping.older', '{count, plural, one {# older match} other {# older matches}}'),
  won: message('web.keeping.won', 'won'),
  lost: message('web.keeping.lost', 'lost'),
  drawn: message('web.keeping.drawn', 'drawn'),
  name: message('web.keeping.name', 'Name'),
  rename: message('web.keeping.rename', 'Rename'),
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
  asItIs: message('web.keeping.asItIs', 'It stays unchanged. You can save it as a file.'),
  saveFile: message('web.keeping.saveFile', 'Save as a file'),
} as const
