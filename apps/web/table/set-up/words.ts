import { message } from '@opfor/kernel'

/** Texts of the set-up page. */
export const setUpWords = {
  title: message('web.setUpTable', 'Set up your table'),
  whoRolls: message('web.setUpTable.whoRolls', 'Who rolls and draws?'),
  person: message('web.setUpTable.person', 'I roll and draw'),
  mixed: message('web.setUpTable.mixed', 'I draw, the app rolls'),
  app: message('web.setUpTable.app', 'The app rolls and draws'),
  layOut: message('web.setUpTable.layOut', 'Lay out'),
  go: message('web.setUpTable.go', 'Set up, go'),
  whole: message('web.setUpTable.whole', 'I know the game: play all of it'),
  more: message('web.setUpTable.more', 'Then lay this out'),
  done: message('web.setUpTable.done', 'Done, go on'),
} as const
