import { message } from '@opfor/kernel'

/** Texts of the home screen. */
export const homeWords = {
  what: message('web.home.what', 'Opfor is your opponent in published solo wargames, and says why it moves.'),
  table: message('web.home.table', 'At your table: your own copy of the game, with this phone beside it.'),
  screen: message('web.home.screen', 'On this screen: nothing else, to play or to try it out.'),
  atMyTable: message('web.home.atMyTable', 'At my table'),
  onThisScreen: message('web.home.onThisScreen', 'On this screen'),
  settings: message('web.home.settings', 'Match settings'),
  howItWorks: message('web.home.howItWorks', 'How it works'),
  watch: message('web.home.watch', 'Watch a match'),
} as const
