import { ruling } from '@opfor/kernel'
import { actionDice, attack } from '../../table/citations.ts'

/** Points 2, 16 and 27. */
export const sightInRange = ruling(
  'admiral.sightInRange',
  'Range and line of sight',
  actionDice,
  'Is a ship in range that is near enough, but with something in the line of fire?',
  {
    own: 'not for the unit that looks for enemies in range; but the range of an enemy counts whatever stands between',
    distance: 'yes, range is distance alone',
    sight: 'no, a range takes a clear line, but for aircraft',
  },
  'own',
  'With enemies in range a unit is said to attack, which takes a clear line; the range of an enemy is spoken of as something to enter.',
)

/** Point 4. */
export const prefilter = ruling(
  'admiral.prefilter',
  'Units beyond damage',
  attack,
  'Is a unit a target that cannot be damaged at all?',
  { dropped: 'what cannot be damaged is no target', kept: 'the hierarchy alone decides' },
  'dropped',
  'Units are said to attack to inflict damage, and to look for an enemy that they can damage.',
)

/** Point 5. */
export const threatSymbols = ruling(
  'admiral.threatSymbols',
  'Symbols of a threat',
  attack,
  'With how many Artillery symbols is an enemy assumed to fire when its threat is judged?',
  { one: 'one', two: 'two' },
  'two',
  'What an enemy can do it can do with all that it may have: two symbols, but by the house model one where it has moved in this turn.',
)

/** Point 5. */
export const threatFrom = ruling(
  'admiral.threatFrom',
  'Place of a threat',
  attack,
  'In an attack or a move to fire: from where can an enemy damage the unit?',
  {
    here: 'from where both are, or will be when the unit has moved',
    anywhere: 'from anywhere, as when a unit approaches',
  },
  'here',
  'What the unit itself can do, in the lines that follow, is judged from there too, and a threat is explained as having the unit in range.',
)

/** Point 7. */
export const pointsCounted = ruling(
  'admiral.pointsCounted',
  'Structure Points counted',
  attack,
  'Which Structure Points are compared?',
  {
    assigned: 'what is left after the damage assigned in this phase',
    current: 'what the unit has now',
    printed: 'what its card says',
  },
  'current',
  'Damage takes effect at the Resolution: until then a unit has the points that it has. Only for one that will be sunk do the rules say otherwise.',
)

/** Point 8. */
export const artilleryPower = ruling(
  'admiral.artilleryPower',
  'Most powerful Artillery',
  attack,
  'Which Artillery is the most powerful?',
  { sum: 'all gun batteries together, then the strongest one', single: 'the strongest battery alone' },
  'sum',
  'The word speaks of the Artillery of a unit, not of one battery.',
)

/** Point 9. */
export const lastTies = ruling(
  'admiral.lastTies',
  'Last ties',
  attack,
  'What if the hierarchy leaves several units?',
  { order: 'one under fire, then the first deployed', random: 'one at random' },
  'order',
  'It can be done at the table without a die, and you may overrule it.',
)

/** Point 18. */
export const attackRange = ruling(
  'admiral.attackRange',
  'Range of a unit',
  attack,
  'Which weapon makes the range of a unit, for the order of attack?',
  {
    longest: 'its longest battery, or its aircraft where they fly farther',
    shortest: 'its shortest battery, or its aircraft where they fly less far',
  },
  'longest',
  'The range of a unit is as far as it can attack.',
)

/** Point 19. */
export const focus = ruling(
  'admiral.focus',
  'Concentrated fire',
  attack,
  'Who concentrates the fire on a single unit?',
  {
    fleet: 'the fleet as a whole',
    ship: 'each ship for itself',
    last: 'the fleet as a whole, on its last target',
  },
  'fleet',
  'The sentence is about Stratego, and Stratego is the fleet: a target already under fire comes first.',
)

/** Point 19. */
export const whenConcentrated = ruling(
  'admiral.whenConcentrated',
  'Concentration and hierarchy',
  attack,
  'Is the fire concentrated before the hierarchy is looked at?',
  {
    ties: 'no, only where the six lines leave several units',
    first: 'yes, wherever it is possible',
  },
  'ties',
  'Units are said to attack by the hierarchy always, and to concentrate the fire if possible.',
)

/** Point 19. */
export const underFire = ruling(
  'admiral.underFire',
  'Fire without damage',
  attack,
  'Is the fire concentrated on a unit that was fired at without damage?',
  { yes: 'yes, it is under fire', no: 'no, only on one that was damaged' },
  'yes',
  'The sentence speaks of fire, not of damage.',
)

/** Point 20. */
export const bothDice = ruling(
  'admiral.bothDice',
  'Both dice on one target',
  actionDice,
  'One symbol would sink the target, and both together would do severe damage: with how many is it attacked?',
  { severe: 'with both, for severe damage', needed: 'with one, and the other is free for another target' },
  'severe',
  'Severe damage is to be inflicted even with both dice; only what is necessary is split.',
)

/** Point 21. */
export const doomedUnits = ruling(
  'admiral.doomedUnits',
  'Units to be sunk',
  attack,
  'Does a unit of Stratego that will be sunk still attack?',
  { fire: 'yes, it sinks at the Resolution', silent: 'no' },
  'fire',
  'Damage takes effect after all attacks.',
)
