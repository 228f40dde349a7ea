import { message } from '@opfor/kernel'

/** What was measured of the opponent, on the screen of a new match. */
export const strengthWords = {
  wins: message(
    'web.strength.wins',
    'A simulated player who takes the best turn in sight wins about {wins} in 100.',
  ),
  winsAtLevel: message(
    'web.strength.winsAtLevel',
    'At this difficulty a simulated player who takes the best turn in sight wins about {wins} in 100.',
  ),
  costliest: message(
    'web.strength.costliest',
    'The rule that costs players most: {list}, {rule}. Without it they would win about {wins} in 100 more.',
  ),
  readRule: message('web.strength.readRule', 'See the rule'),
  measure: message('web.strength.measure', 'Measure it yourself'),
} as const
