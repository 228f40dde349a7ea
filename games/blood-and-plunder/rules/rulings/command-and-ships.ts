import { ruling } from '@opfor/kernel'
import { solitaire } from '../../table/citations.ts'

/** 34: the closest unit to a commander. */
export const closestToCommander = ruling(
  'blood-and-plunder.closestToCommander',
  "Commander's own unit",
  solitaire('Turn Overview, Chart 2'),
  "Command points go to the closest unit: is that the commander's own?",
  { others: 'only when no other in command range is left to have one', own: 'yes, it comes first' },
  'others',
  'The text speaks of a unit close to the command unit, and points are used until there are none.',
)

/** 35: several points on one unit. */
export const pointsPerUnit = ruling(
  'blood-and-plunder.pointsPerUnit',
  'Points per unit',
  solitaire('Turn Overview, Chart 2'),
  'May several command points go to one unit?',
  { one: 'one a unit, then the next closest', many: 'as many as there are' },
  'one',
  'So players report the base game, and Solitaire leaves in force what it does not alter.',
)

/** 36: the closest can do nothing. */
export const uselessPoint = ruling(
  'blood-and-plunder.uselessPoint',
  'Useless point',
  solitaire('Turn Overview, Chart 2'),
  'The closest unit can do nothing on the list: what of the point?',
  { next: 'it goes to the next closest', lost: 'it is lost' },
  'next',
  'Points are used until there are none.',
)

/** 37: the second ship movement. */
export const secondMovement = ruling(
  'blood-and-plunder.secondMovement',
  'Second ship movement',
  solitaire('Opposing Force Ships'),
  'Without a 6 or more, when does a ship make its second movement?',
  { secondToLast: 'at the second to last activation aboard', last: 'at the last one: a house rule' },
  'secondToLast',
  'Movement is read as activation; with two or fewer it is the last.',
)

/** 38: no player ship. */
export const noPlayerShip = ruling(
  'blood-and-plunder.noPlayerShip',
  'No player ship',
  solitaire('Opposing Force Ships'),
  'There is no player ship: what does the OPFOR ship sail towards?',
  { units: 'the nearest player unit', holds: 'nothing, it holds its position' },
  'holds',
  'The table names player ships alone; where there is none, it gives nothing to sail towards or away from.',
)

/** 39: maximum broadside potential. */
export const broadside = ruling(
  'blood-and-plunder.broadside',
  'Equal broadsides',
  solitaire('Opposing Force Ships'),
  'As many guns bear from several places: what comes next?',
  {
    range: 'the shorter range, then the fewest enemy guns bearing back',
    safety: 'the fewest enemy guns bearing back, then the shorter range',
  },
  'range',
  'Guns do more at short range.',
)

/** 39: the guns that make a broadside. */
export const broadsideGuns = ruling(
  'blood-and-plunder.broadsideGuns',
  'Guns of a broadside',
  solitaire('Opposing Force Ships'),
  'Maximum broadside potential: which guns of a ship count?',
  { all: 'all of them', loaded: 'only those that are loaded' },
  'all',
  'Potential is what its guns could do, loaded now or later.',
)

/** 39: the ship that a broadside bears on. */
export const broadsideAt = ruling(
  'blood-and-plunder.broadsideAt',
  'Ship of a broadside',
  solitaire('Opposing Force Ships'),
  'Maximum broadside potential: on which player ships do guns count as bearing?',
  { any: 'on any of them', closest: 'only on the closest' },
  'any',
  'The text names no ship here, unlike where it sends a ship towards the closest.',
)

/** 40: sails, tacking and anchors. */
export const sails = ruling(
  'blood-and-plunder.sails',
  'Sails and anchors',
  solitaire('Opposing Force Ships'),
  'Sail settings, tacking and anchors are not covered: what is said of them?',
  { reminded: 'you are reminded to choose with common sense', silent: 'nothing' },
  'reminded',
  'The rules ask for common sense.',
)

export const gunsAtShips = ruling(
  'blood-and-plunder.gunsAtShips',
  'Guns and ships',
  solitaire('OPFOR Actions, Attack'),
  'Guns shoot at a unit aboard a ship: what is their target?',
  {
    unit: 'the unit; what its ship suffers is asked too',
    ship: 'its ship; what the unit suffers is asked too',
  },
  'unit',
  'The text speaks of units; how guns do damage is left to your rulebook.',
)
