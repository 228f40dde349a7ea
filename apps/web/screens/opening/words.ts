import { message, messages } from '@opfor/kernel'

export const openingWords = messages('web.open', {
  title: 'Open in Opfor',
  intro: 'Not saved yet. It contains:',
  noMatches: message('web.open.empty', 'It contains no matches.'),
  match: 'Match: {name}',
  pack: 'Pack: {name}',
  sheet: 'Opponent: {name}',
  more: 'and {count} more',
  importThis: message('web.open.import', 'Import'),
  several: 'Which file do you want to open?',
  gone: 'Nothing to open. Share it again.',
  tooLarge: 'This is too large. Opfor opens files of up to 50 MB.',
  pageTooLong: "This page is too long. An opponent's page can have up to 64,000 characters.",
  failed: "Couldn't read or save this. Check the file and the free space, then try again.",
  unknownFile: 'Opfor cannot open {name}.',
  unknownText: 'Opfor cannot open this text.',
  known:
    'Opfor opens matches (.opfor.json, or saved as text), opponents written as a page (.md), and links to them.',
})
