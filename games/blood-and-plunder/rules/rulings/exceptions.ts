import { ruling } from '@opfor/kernel'
import { solitaire } from '../../table/citations.ts'

/** 25: gun crews and charges. */
export const crewsCharge = ruling(
  'blood-and-plunder.crewsCharge',
  'Charging crews',
  solitaire('Action Exceptions, Gun Crews'),
  'May a gun crew charge?',
  { no: 'no: a charge moves the unit', yes: 'yes: a charge is no move action' },
  'yes',
  'Crews are kept from move actions, and the chart and Aggressive Units name charges beside moves.',
)

/** 26: Fatigue. */
export const whoseFatigue = ruling(
  'blood-and-plunder.whoseFatigue',
  'Whose Fatigue',
  solitaire('Action Exceptions, Guerrillas'),
  'Guerrillas come within 8 inches only of a unit with Fatigue: which units are meant?',
  { enemies: 'enemies', anyone: 'enemies and friends' },
  'enemies',
  'OPFOR Actions, Attack says units too where it means enemies.',
)

/** 26: charges as moves. */
export const guerrillaCharges = ruling(
  'blood-and-plunder.guerrillaCharges',
  'Charging guerrillas',
  solitaire('Action Exceptions, Guerrillas'),
  'Guerrillas move within 8 inches only of units with Fatigue: does that forbid charges too?',
  { move: 'yes: a charge moves the unit', charge: 'no: a charge is an action of its own' },
  'move',
  'A charge brings them as near as they can come.',
)

/** 28: the shot of several actions. */
export const drilledShot = ruling(
  'blood-and-plunder.drilledShot',
  'Drilled shot',
  solitaire('Action Exceptions, Shooting Specialists'),
  'When is the shot of several actions used?',
  {
    always: 'whenever it brings the target number to 8 or less',
    needed: 'only where the ordinary shot does not',
  },
  'always',
  'The text names the number to reach, and not that the ordinary shot must miss it.',
)

/** 29: aggressive units. */
export const whoIsAggressive = ruling(
  'blood-and-plunder.whoIsAggressive',
  'Who is aggressive',
  solitaire('Action Exceptions, Aggressive Units'),
  'Which units are aggressive?',
  {
    either: 'no crew, and either without muskets, carbines and bows or with explosives',
    unarmed: 'no crew, and without muskets, carbines and bows: a house rule without the line on explosives',
    all: 'no crew, without muskets, carbines and bows, and with explosives: all three lines',
  },
  'either',
  'The third line counts explosives even beside muskets, carbines or bows, which the first rules out.',
)

/** 30: the place of Shoot for aggressive units. */
export const aggressiveOrder = ruling(
  'blood-and-plunder.aggressiveOrder',
  'Place of Shoot',
  solitaire('Action Exceptions, Aggressive Units'),
  'Where does Shoot stand in the column of an aggressive unit?',
  { behind: 'directly behind its last charge or move', last: 'at the end' },
  'behind',
  'Only moving and charging are put before it.',
)

/** 31: bayonets. */
export const fixingBayonets = ruling(
  'blood-and-plunder.fixingBayonets',
  'Fixing bayonets',
  solitaire('Action Exceptions, Bayonets'),
  'When are bayonets fixed?',
  {
    before: 'before the column is read',
    charge: 'only where the unit could charge next: a house rule, the text has no such condition',
  },
  'before',
  'The condition names nothing but the distance and the empty weapons.',
)

/** 31: bayonets in melee. */
export const engagedBayonets = ruling(
  'blood-and-plunder.engagedBayonets',
  'Bayonets in melee',
  solitaire('Action Exceptions, Bayonets'),
  'An engaged unit has nothing loaded: does it fix bayonets?',
  { yes: 'yes: who is engaged is within 8 inches', no: 'no: only before it comes to contact' },
  'yes',
  'The condition names nothing but the distance and the empty weapons.',
)

/** 33: several exceptions at once. */
export const severalExceptions = ruling(
  'blood-and-plunder.severalExceptions',
  'Several exceptions',
  solitaire('Action Exceptions, Aggressive Units'),
  'A unit is guerrilla and aggressive: does it keep its distance?',
  {
    prohibitions: 'yes: what forbids comes first',
    aggressive: 'no: it closes with anyone: a house rule, as the text only orders moves before shots',
  },
  'prohibitions',
  'What is forbidden stays forbidden in any order.',
)

/** 44: a crew without its gun. */
export const crewWithoutGun = ruling(
  'blood-and-plunder.crewWithoutGun',
  'Crew without its gun',
  solitaire('Action Exceptions, Gun Crews'),
  'Its gun is lost: what is a gun crew then?',
  { ordinary: 'an ordinary unit', crew: 'a crew all the same' },
  'ordinary',
  'It is no longer assigned to a gun.',
)
