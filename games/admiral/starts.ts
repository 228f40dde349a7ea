import { message, type MatchStarts } from '@opfor/kernel'

const deployed = { 'admiral.deploy': ['rest'] }

export const starts: MatchStarts = {
  table: {
    options: { where: 'table', damage: 'typed', throws: 'app' },
    isManual: { dice: { throws: 'real' } },
    setUpMessages: message(
      'admiral.start.table',
      'You need the board, the dice and ships for two fleets. We made up the ships in the sample battles; they are not cards of the game. Use any of yours for them, or choose a battle of your own below. You enter the result of each attack, by your rules.',
    ),
    answers: deployed,
  },
  screen: {
    options: { where: 'screen' },
    setUpMessages: message(
      'admiral.start.screen',
      'Tap one of your ships, then its square: Stratego replies. Ships and gunnery are ours.',
    ),
    answers: deployed,
  },
}
