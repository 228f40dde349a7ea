import { message } from '@opfor/kernel'

/** What stands on a printed page besides the text of its author. */
export const printWords = {
  plays: message('sheets.print.plays', 'Plays: {who}'),
  from: message('sheets.print.from', 'From {name}'),
  scan: message('sheets.print.scan', 'Scan it to play {name}'),
  asFile: message('sheets.print.asFile', '{name} is shared as a file.'),
  cards: message(
    'sheets.print.cards',
    '{count, plural, one {# card to cut out on the last page.} other {# cards to cut out on the last pages.}}',
  ),
} as const
