import { ruling } from '@opfor/kernel'
import { attack } from './citations.ts'

/** Point 4. */
export const prefilter = ruling(
  'admiral.prefilter',
  'Units beyond damage',
  attack,
  'Is a unit a target that cannot be damaged at all?',
  { dropped: 'what cannot be damaged is no target', kept: 'the hierarchy alone decides' },
  'dropped',
  'Otherwise the first step would send fire at a battleship that nothing can hurt.',
)

/** Point 5. */
export const threatSymbols = ruling(
  'admiral.threatSymbols',
  'Symbols of a threat',
  attack,
  'With how many Artillery symbols is an enemy assumed to fire when its threat is judged?',
  { one: 'one', two: 'two' },
  'two',
  'What an enemy can do it can do with all that it may have: two symbols, where it stays.',
  'one',
)

/** Point 5. */
export const threatFrom = ruling(
  'admiral.threatFrom',
  'Place of a threat',
  attack,
  'In an attack: from where can an enemy damage the unit?',
  { here: 'from where both are', anywhere: 'from anywhere, as when a unit sails' },
  'here',
  'To threaten is explained in the text as to have the unit in range.',
  'here',
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
  'assigned',
  'Damage that is assigned is as good as done: a unit that will be sunk is no target any more either.',
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
export const underFire = ruling(
  'admiral.underFire',
  'Fire without damage',
  attack,
  'Is the fire concentrated on a unit that was fired at without damage?',
  { yes: 'yes, it is under fire', no: 'no, only on one that was damaged' },
  'yes',
  'The sentence speaks of fire, not of damage.',
  'yes',
)

/** Point 20. */
export const bothDice = ruling(
  'admiral.bothDice',
  'Both dice on one target',
  attack,
  'One symbol would sink the target, and both together would do severe damage: with how many is it attacked?',
  { severe: 'with both, for severe damage', needed: 'with one, and the other is free for another target' },
  'severe',
  'Severe damage is to be inflicted even with both dice; only what is necessary is split.',
  'severe',
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
