import { ruling } from '@opfor/kernel'
import { actionDice, admiralSymbol, carriers } from '../../table/citations.ts'

/** Point 2. */
export const featureInRange = ruling(
  'admiral.featureInRange',
  'Features and range',
  actionDice,
  'A green feature would bring an enemy into range: does the enemy count as in range?',
  {
    counts: 'yes, the feature is triggered before the unit looks',
    after: 'no, features are looked at only after the condition',
  },
  'counts',
  'The symbol is assigned from the start of the turn and triggers a feature whatever its value, which depends on the die and on the condition of the unit.',
)

/** Points 24 and 26. */
export const carrierAdmiral = ruling(
  'admiral.carrierAdmiral',
  'Admiral of a carrier',
  carriers,
  'A carrier with squadrons throws an Admiral: what is the thrown symbol for?',
  { launches: 'it launches aircraft too', wild: 'it is a Movement or an Artillery' },
  'launches',
  'A thrown Admiral is an Admiral symbol, and carriers use theirs to launch.',
)

/** Point 24. */
export const carrierSplits = ruling(
  'admiral.carrierSplits',
  'Split fire of a carrier',
  actionDice,
  'A carrier launches aircraft with its Admiral symbol: may it split the fire of its batteries?',
  { always: 'yes, it can always be split', never: 'no, its symbol is used to launch' },
  'always',
  "Stratego's units are said to be able to split their attacks always.",
)

/** Point 26. */
export const greenFeatures = ruling(
  'admiral.greenFeatures',
  'Which feature',
  admiralSymbol,
  'Which feature does an Admiral symbol trigger?',
  { necessary: 'the one that is necessary, by our priorities', asked: 'you say which' },
  'necessary',
  'Nothing is said of the order; with us fire that sinks comes first, then defence against a threat.',
)

/** Point 26. */
export const whenTriggered = ruling(
  'admiral.whenTriggered',
  'When a symbol triggers',
  admiralSymbol,
  'When does an Admiral symbol trigger a feature?',
  {
    activated: 'when its unit is activated',
    moved:
      'when all units have moved, before the attacks; but before its move where a feature brings an enemy into range or within that move',
  },
  'activated',
  'The symbol is assigned to a unit from the start of its turn, and assigned it triggers. Whether a feature is necessary may be known only later.',
)
