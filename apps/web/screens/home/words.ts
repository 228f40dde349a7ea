import { message } from '@opfor/kernel'

/** Texts of the home screen. */
export const homeWords = {
  what: message('web.home.what', 'Opfor is your opponent in published solo wargames, and says why it moves.'),
  table: message('web.home.table', 'At your table: your own copy of the game, with this device beside it.'),
  screen: message(
    'web.home.screen',
    'On this screen: no board needed, to play or just to try it. Some games still need your rulebook and dice.',
  ),
  atMyTable: message('web.home.atMyTable', 'At my table'),
  onThisScreen: message('web.home.onThisScreen', 'On this screen'),
  opponents: message('web.home.opponents', 'Your own opponents'),
  opponentsIntro: message(
    'web.home.opponentsIntro',
    'Write an opponent as a page of text, or try one of ours.',
  ),
} as const
