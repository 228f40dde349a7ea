import { ruling } from '@opfor/kernel'
import { baseGame, solitaire } from '../../table/citations.ts'

/** 12: shots that can hardly hit. */
export const hopelessShots = ruling(
  'blood-and-plunder.hopelessShots',
  'Hopeless shots',
  baseGame('target numbers'),
  'Can a Shoot action be performed against a target number above 10?',
  { no: 'no', yes: 'yes' },
  'no',
  'A ten-sided die does not show it; whether a ten always hits is in the base game, not in this text.',
)

/** 13: moves that lead nowhere. */
export const idleMoves = ruling(
  'blood-and-plunder.idleMoves',
  'Idle moves',
  solitaire('Turn Overview, Chart 2'),
  'When can a move be performed?',
  { improves: 'when it improves what that move is for', always: 'whenever the unit may move at all' },
  'improves',
  'OPFOR Actions, Movement says what each move is: one that leads no closer, or hides no better, is none of them.',
)

/** 18: pushing, half volleys, split fire. */
export const optionalChoices = ruling(
  'blood-and-plunder.optionalChoices',
  'Pushing and split fire',
  solitaire('Solitaire'),
  'Does the OPFOR push for an extra move, fire by halves or split its fire?',
  { never: 'never', reminded: 'as you see fit: you are reminded' },
  'never',
  'The rules do not mention it.',
)

/** 19: shooting priority. */
export const shootingOrder = ruling(
  'blood-and-plunder.shootingOrder',
  'Order of targets',
  solitaire('OPFOR Actions, Attack'),
  'Several targets: what comes before what?',
  {
    always: 'not yet activated, then in the open with less than 9, then the lowest target number',
    unactivated: 'in the open with less than 9, then not yet activated, then the lowest target number',
    number: 'in the open with less than 9, then the lowest target number, then not yet activated',
  },
  'always',
  'The text says always; its first and then order only the kinds of target among themselves.',
)

/** 20: the closest for a charge. */
export const chargeTarget = ruling(
  'blood-and-plunder.chargeTarget',
  'Closest for a charge',
  solitaire('OPFOR Actions, Attack'),
  'Whom does a unit charge?',
  { legal: 'the closest that it can charge', closest: 'only the closest enemy of all' },
  'legal',
  'A target that cannot be charged is none.',
)

/** 22: a unit that alone holds an objective. */
export const loneHolder = ruling(
  'blood-and-plunder.loneHolder',
  'Lone holder',
  solitaire('OPFOR Actions, Movement'),
  'A unit alone holds an objective: does a tactical move lead it away?',
  { stays: 'no', leaves: 'yes' },
  'leaves',
  'The sentence sends every unit on to the nearest objective not under control, and then towards the enemy; it excepts nobody.',
)

/** 22: cover in a tactical move. */
export const tacticalCover = ruling(
  'blood-and-plunder.tacticalCover',
  'Cover in a tactical move',
  solitaire('OPFOR Actions, Movement'),
  'A tactical move on foot: what counts first among the places that lead closer?',
  {
    first: 'the best cover, then the shortest way',
    ties: 'the shortest way; cover decides among places as close',
  },
  'first',
  'The text wants the most made of cover and, unlike for aggressive moves, does not put closeness above it.',
)

/** 23: the order within a retreat. */
export const retreatOrder = ruling(
  'blood-and-plunder.retreatOrder',
  'Order in a retreat',
  solitaire('OPFOR Actions, Movement'),
  'A retreat move: what comes first?',
  {
    closest: 'out of sight of the closest enemy, then of as many as possible',
    most: 'out of sight of as many as possible, then of the closest enemy',
  },
  'closest',
  'The closest enemies are named as the priority.',
)

/** 23: the goal of a retreat. */
export const retreatTo = ruling(
  'blood-and-plunder.retreatTo',
  'Objective of a retreat',
  solitaire('OPFOR Actions, Movement'),
  'Nothing hides or covers better: to which objective does a retreat lead?',
  {
    nearest: 'to the nearest',
    behind: 'to the nearest that lies no nearer to the enemy than the unit; without one to the home edge',
  },
  'nearest',
  'The text names an objective and no condition.',
)

/** 23: cover and objectives in a retreat. */
export const retreatCover = ruling(
  'blood-and-plunder.retreatCover',
  'Cover in a retreat',
  solitaire('OPFOR Actions, Movement'),
  'A retreat, as hidden as it can be: what comes next?',
  {
    cover: 'the best cover, then an objective, then the home edge',
    objective: 'an objective, then the home edge, then the best cover',
  },
  'cover',
  'The sentence asks for the best cover; its priority chooses among places with as much of it, or cover would never decide.',
)

/** 23: the planning of a retreat. */
export const retreatPlan = ruling(
  'blood-and-plunder.retreatPlan',
  'Plan of a retreat',
  solitaire('OPFOR Actions, Movement'),
  'A retreat takes several moves: what are they chosen by?',
  {
    activation:
      'by where all the moves that are left lead, if the first ends in sight of no more enemies than now',
    move: 'each by itself: by where this move ends',
  },
  'move',
  'The text speaks of this move, and after each action the column is begun again at its top.',
)

/** 24: the defensive attack. */
export const defensiveAttack = ruling(
  'blood-and-plunder.defensiveAttack',
  'Which defensive attack',
  baseGame('defensive attacks'),
  'Two defensive attacks are possible: which is made?',
  { shoot: 'it shoots if loaded, otherwise it fights', fight: 'it fights' },
  'shoot',
  'The text has them made where they are possible, and not which; a shot comes before contact.',
)

export const defendsAgainst = ruling(
  'blood-and-plunder.defendsAgainst',
  'What is answered',
  baseGame('defensive attacks'),
  'Which of your attacks does a defensive attack answer?',
  { charges: 'charges', all: 'charges and shots' },
  'charges',
  'The text does not say what they answer; charges are what players report, and your rulebook decides.',
)
