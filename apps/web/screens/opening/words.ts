import { message } from '@opfor/kernel'

/** Texts about what was shared with the app, or opened with it. */
export const openingWords = {
  title: message('web.open.title', 'Open in Opfor'),
  intro: message('web.open.intro', 'Nothing of this is saved on this device yet. It contains:'),
  noMatches: message('web.open.empty', 'It contains no matches.'),
  match: message('web.open.match', 'Match: {name}'),
  pack: message('web.open.pack', 'Pack: {name}'),
  sheet: message('web.open.sheet', 'Opponent: {name}'),
  more: message('web.open.more', 'and {count} more'),
  importThis: message('web.open.import', 'Import'),
  several: message('web.open.several', 'Which file do you want to open?'),
  gone: message('web.open.gone', 'There is nothing to open here any more. Share or open it again.'),
  tooLarge: message('web.open.tooLarge', 'This is too large. Opfor opens files of up to 50 MB.'),
  pageTooLong: message(
    'web.open.pageTooLong',
    'This page is too long. The page of an opponent may have up to 64,000 characters.',
  ),
  failed: message(
    'web.open.failed',
    'This could not be read, or not kept on this device. Is the file still there, and is there space left? Then try again.',
  ),
  unknownFile: message('web.open.unknownFile', 'Opfor cannot open {name}.'),
  unknownText: message('web.open.unknownText', 'Opfor cannot open this text.'),
  known: message(
    'web.open.known',
    'It opens matches (.opfor.json, or saved as text), opponents that are written as a page (.md), and links to them.',
  ),
} as const
