import { message, type MatchStarts } from '@opfor/kernel'

export const starts: MatchStarts = {
  table: {
    options: {},
    isManual: { draws: { deck: 'real' } },
    setUpMessages: message(
      'blood-and-plunder.start.table',
      'You need two forces, terrain and your rulebook. This battle is a sample of ours.',
    ),
  },
  screen: {
    options: { way: 'map', deck: 'both' },
    setUpMessages: message(
      'blood-and-plunder.start.screen',
      'Tap one of your units on the map. You resolve shots and melees with your rulebook and enter the results.',
    ),
    isSample: true,
    answers: { 'blood-and-plunder.draw': [['H6']], 'blood-and-plunder.drawYours': [['S11']] },
  },
}
