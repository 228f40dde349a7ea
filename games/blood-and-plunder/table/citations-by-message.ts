import type { Citation } from '@opfor/kernel'
import { type Heading, solitaire } from './citations.ts'

const sentences: readonly (readonly [Heading, readonly string[]])[] = [
  ['Setup', ['deploy.scenario', 'deploy.before', 'deploy.after']],
  [
    'Turn Overview',
    ['shows', 'redraws', 'goesFirst.opfor', 'goesFirst.player', 'activates', 'readAnew', 'activationEnds'],
  ],
  ['Turn Overview', ['nobodyToActivate', 'goesOn.opfor', 'goesOn.player']],
  ['Solitaire', ['ralliesShaken']],
  [
    'Turn Overview, Chart 2',
    ['doesNothing', 'actionsLost', 'fights', 'reloads', 'loads', 'rallies', 'repairs'],
  ],
  [
    'Turn Overview, Chart 2',
    ['grapples', 'throwsNone', 'orders', 'ordersItself', 'orderUseless', 'pointsLost'],
  ],
  ['OPFOR Actions, Movement', ['moves.aggressive', 'moves.tactical', 'moves.retreat']],
  [
    'OPFOR Actions, Movement',
    ['movesTo.aggressive', 'movesTo.tactical', 'movesTo.retreat', 'stays', 'leavesObjective'],
  ],
  ['OPFOR Actions, Attack', ['shoots', 'holdsFire', 'charges']],
  ['OPFOR Actions, Defensive Attacks', ['defendsByShot', 'defendsByFight', 'cannotDefend']],
  ['Action Exceptions, Gun Crews', ['moves.gun', 'movesTo.gun']],
  [
    'Action Exceptions, Guerrillas',
    ['reminder', 'reminder.bare', 'leavesMelee', 'moves.aggressive.kept', 'moves.tactical.kept'],
  ],
  ['Action Exceptions, Guerrillas', ['moves.retreat.kept', 'moves.gun.kept']],
  ['Action Exceptions, Shooting Specialists', ['volley']],
  ['Action Exceptions, Bayonets', ['fixes', 'unfixes']],
  ['Action Exceptions, Cavalry', ['moves.cavalry']],
  ['Events', ['eventDrawn', 'lastEventDrawn', 'eventApplies']],
  ['Fortune Points', ['fortune', 'noFortune']],
  ['Opposing Force Ships', ['sails.close', 'sails.broadside', 'sails.away', 'sails.ashore', 'sails.holds']],
  ['Solitaire', ['push']],
  [
    'Opposing Force Ships',
    ['turns', 'turnsWithoutRoom', 'sailsReminder', 'secondMove', 'notYet', 'shipWaits'],
  ],
  ['Opposing Force Ships', ['sailsTo.close', 'sailsTo.broadside', 'sailsTo.away', 'sailsTo.ashore']],
]

export const citationsByMessage: Readonly<Record<string, Citation>> = Object.fromEntries(
  sentences.flatMap(([heading, ids]) => ids.map((id) => [`blood-and-plunder.${id}`, solitaire(heading)])),
)
