import { message, type MatchStarts } from '@opfor/kernel'

/** Setup: a six lets the player choose the theatre; on the screen alone the app chooses for a new player. */
const sixes = { 'blitzkrieg.yourRegion': ['PO', 'WE', 'EE', 'AME'] }

const first = {
  options: { stratagems: false },
  told: message('blitzkrieg.start.first', 'Your first match is the learning game: no stratagem tokens.'),
}

export const starts: MatchStarts = {
  table: {
    options: { where: 'table' },
    first,
    setUpMessages: message(
      'blitzkrieg.start.table',
      'You need the board and all tokens of the game, a six-sided die, and a cup for the stratagem tokens.',
    ),
    layOut: [
      message('blitzkrieg.start.bags', 'Put the 22 units of each side into its bag.'),
      message('blitzkrieg.start.pool', 'Lay the special weapons face down beside the board.'),
    ],
  },
  screen: {
    options: { where: 'screen' },
    first,
    setUpMessages: message(
      'blitzkrieg.start.screen',
      'Tap a highlighted space to place a unit: the bot replies.',
    ),
    answers: sixes,
  },
}
