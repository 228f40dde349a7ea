import { message } from '@opfor/kernel'

/** Texts of the home screen. */
export const homeWords = {
  what: message('web.home.what', 'Opfor is your opponent in published solo wargames, and says why it moves.'),
  table: message('web.home.table', 'At your table: your own copy of the game, with this device beside it.'),
  screen: message('web.home.screen', 'On this screen: nothing else, to play or to try it out.'),
  atMyTable: message('web.home.atMyTable', 'At my table'),
  onThisScreen: message('web.home.onThisScreen', 'On this screen'),
} as const
