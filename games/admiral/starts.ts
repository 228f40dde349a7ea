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
      'You need the board, the dice and ships for two fleets. The ships of the sample battles are invented by us, not cards of the game: let any of yours stand for them, or choose a battle of your own below. You say what each attack did, by your rules.',
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
