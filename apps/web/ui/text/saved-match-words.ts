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
  asItIs: message('web.keeping.asItIs', 'It stays unchanged. You can save it as a file.'),
  saveFile: message('web.keeping.saveFile', 'Save as a file'),
} as const
