import { message, type Starts } from '@opfor/kernel'

/** How a match starts with one tap. */
export const starts: Starts = {
  table: {
    options: {},
    byHand: { draws: { deck: 'real' } },
    told: message(
      'blood-and-plunder.start.table',
      'You need two forces, terrain and your rulebook. This battle is a sample of ours.',
    ),
  },
  screen: {
    options: { way: 'map', deck: 'both' },
    told: message(
      'blood-and-plunder.start.screen',
      'Tap one of your units on the map. You say what shots and melees did, by your rulebook.',
    ),
    isSample: true,
    answers: { 'blood-and-plunder.draw': [['H6']], 'blood-and-plunder.drawYours': [['S11']] },
  },
}
