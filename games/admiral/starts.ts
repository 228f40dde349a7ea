import { message, type Starts } from '@opfor/kernel'

/** Both fleets are deployed in the order of their lists. */
const deployed = { 'admiral.deploy': ['rest'] }

/** How a match starts with one tap. */
export const starts: Starts = {
  table: {
    options: { where: 'table', damage: 'typed', throws: 'app' },
    byHand: { dice: { throws: 'real' } },
    told: message(
      'admiral.start.table',
      'You need the board, two fleets and the dice. You say what each attack did, by your rules.',
    ),
    answers: deployed,
  },
  screen: {
    options: { where: 'screen' },
    told: message(
      'admiral.start.screen',
      'Tap one of your ships, then its square: Stratego replies. Ships and gunnery are ours.',
    ),
    answers: deployed,
  },
}
