import { type Ruling, ruling } from '@opfor/kernel'
import {
  sightInRange,
  prefilter,
  threatSymbols,
  threatFrom,
  pointsCounted,
  artilleryPower,
  lastTies,
  attackRange,
  focus,
  whenConcentrated,
  underFire,
  bothDice,
  doomedUnits,
} from './attack/attack-rulings.ts'
import { actionDice, endOfTheGame, initiative, movement, setUp } from '../table/citations.ts'
import {
  carrierAdmiral,
  carrierSplits,
  featureInRange,
  greenFeatures,
  whenTriggered,
} from './admiral-symbol/symbol-rulings.ts'

/** Point 2. */
export const inRange = ruling(
  'admiral.inRange',
  'Enemies in range',
  actionDice,
  'When does a unit have enemies in range?',
  {
    damageable:
      'when it may fire at one and damage it with the symbols that it would have; for a carrier its aircraft count, and its guns with one Artillery symbol even where a Movement is thrown, and it stays',
    any: 'when it may fire at one at all',
  },
  'any',
  'The condition speaks of enemies in range, whoever they are; one that it can damage is spoken of where it moves.',
)

/** Section 2: the second row of the table. */
export const movementInRange = ruling(
  'admiral.movementInRange',
  'Movement thrown in range',
  actionDice,
  'A Movement is thrown and an enemy is in range: does the unit attack?',
  { attacks: 'yes, with its Admiral symbol as an Artillery', holds: 'no, the symbol only triggers features' },
  'attacks',
  'A unit in range that neither moves nor fires would contradict the attack rules.',
)

/** Point 11. */
export const seats = ruling(
  'admiral.seats',
  'Who is first',
  initiative,
  'Stratego wins the initiative and is the second player: who moves and attacks first?',
  { player: 'you do', stratego: 'Stratego does' },
  'player',
  'The second player answers what the first has done: winning buys that seat.',
)

/** Point 12. */
export const movingInTurns = ruling(
  'admiral.movingInTurns',
  'Order of moves',
  movement,
  'Who moves when?',
  { alternating: 'a unit each by turns, the longer side last', fleets: 'one whole fleet, then the other' },
  'alternating',
  'Your free choice against its slowest unit makes sense by turns.',
)

/** Point 13. */
export const speedTies = ruling(
  'admiral.speedTies',
  'Equal speeds',
  movement,
  'Which of two units of the same speed moves first?',
  { deployment: 'the one deployed first', nearest: 'the one nearest to an enemy' },
  'deployment',
  'It is fixed for the whole battle.',
)

/** Point 14. */
export const zeroSquares = ruling(
  'admiral.zeroSquares',
  'Order of one that stays',
  movement,
  'A unit has an enemy in range or could damage nobody, and is considered moving 0 squares: when does it come up?',
  { speed: 'by its speed, like the others', first: 'before all that may move: 0 squares are the slowest' },
  'speed',
  'The card says which is slowest; how far it moves is seen when it comes up.',
)

/** Point 15. */
export const firingSquare = ruling(
  'admiral.firingSquare',
  'Target or square first',
  actionDice,
  'A unit moves until it can target an enemy: what comes first?',
  {
    target: 'the target by the hierarchy, where it stops at the first square for it',
    damage: 'the target by the hierarchy, where it sails on to do the most damage',
    squares: 'the fewest squares, then the target',
  },
  'squares',
  'A unit that moves is said to do so until it can target an enemy: it stops at the first such square.',
)

/** Point 16. */
export const approach = ruling(
  'admiral.approach',
  'Entering a range',
  actionDice,
  'What if every nearer square lies in the range of another enemy?',
  { goIn: 'it approaches all the same, entering as few ranges as it can', stay: 'it stays outside' },
  'goIn',
  'Against a player who waits, most battles would never end if it stayed.',
)

/** Point 23. */
export const twoMoves = ruling(
  'admiral.twoMoves',
  'Two Movement symbols',
  actionDice,
  'An Admiral is thrown and no target is within one move: may both symbols be Movement?',
  { never: 'no, one is Movement and one Artillery', allowed: 'yes, it moves twice as far' },
  'never',
  'The rule speaks of Artillery and Movement together.',
)

/** Point 29. */
export const corners = ruling(
  'admiral.corners',
  'First right square',
  setUp,
  'Where is the first right square of a deploy zone?',
  { opposite: 'at the right hand of each side', same: 'on the right of the picture for both' },
  'opposite',
  'Each side faces the other.',
)

/** Point 31. */
export const standBy = ruling(
  'admiral.standBy',
  'Entering from Stand-by',
  setUp,
  'How do units enter from the Stand-by Area?',
  {
    firstFree: 'in order, on the first free square of their own first row',
    manual: 'you say where, for both sides',
  },
  'firstFree',
  'The common rules are not public; this repeats the deployment.',
)

/** Point 32. */
export const stalemate = ruling(
  'admiral.stalemate',
  'Nobody can win',
  endOfTheGame,
  'What if no side can damage the other any more?',
  {
    draw: 'the battle is a draw (a house rule)',
    goOn: 'it goes on to the last turn; on screen, by the house model and with no last turn set, it is a draw',
  },
  'goOn',
  'The battle is said to end when one fleet destroys the other, and in no other way.',
)

export const rulings: readonly Ruling[] = [
  inRange,
  featureInRange,
  movementInRange,
  sightInRange,
  prefilter,
  threatSymbols,
  threatFrom,
  pointsCounted,
  artilleryPower,
  lastTies,
  seats,
  movingInTurns,
  speedTies,
  zeroSquares,
  firingSquare,
  approach,
  attackRange,
  focus,
  whenConcentrated,
  underFire,
  bothDice,
  doomedUnits,
  twoMoves,
  carrierAdmiral,
  carrierSplits,
  greenFeatures,
  whenTriggered,
  corners,
  standBy,
  stalemate,
]
