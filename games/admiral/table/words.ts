import { remark, headline, messages, resultText, manualResult, playerMessage } from '@opfor/kernel'

/** Instructions in our own words for each change. */
export const words = messages('admiral', {
  islands: 'Lay {count, plural, one {an island} other {islands}} on {squares}.',
  deploys: 'Deploy {ship} on {square}.',
  waits: '{ship} goes to the Stand-by Area.',
  enters: '{ship} enters from the Stand-by Area on {square}.',
  turn: remark('Turn {turn}: Movement.'),
  attackPhase: remark('Turn {turn}: Attack.'),

  throws: remark('{ship}: the die shows {face}.'),
  repairs: '{ship} regains a Structure Point: {points} now.',
  symbols: remark(
    '{ship}: {artillery, plural, =0 {no Artillery symbol} one {# Artillery symbol} other {# Artillery symbols}} for its attack.',
  ),
  carrierSymbol: remark(
    '{ship} has aircraft on board: {launches, plural, one {its Admiral symbol is for a launch} other {# Admiral symbols are for launches}}{artillery, plural, =0 {} one {, and it has an Artillery symbol} other {, and it has # Artillery symbols}}.',
  ),
  admirals: remark('{ship}: its own Admiral and the thrown one become {uses}.'),
  admiralAlone: remark('{ship}: the thrown Admiral becomes {uses}, and its own only triggers features.'),
  carrierAdmirals: remark(
    '{ship} has aircraft on board: its own Admiral is for a launch, and the thrown one becomes {uses}.',
  ),
  holds: remark(
    '{ship} keeps {symbols, plural, one {its Admiral symbol} other {# Admiral symbols}} until all units have moved.',
  ),
  held: remark(
    'All have moved: {ship} uses {symbols, plural, one {its Admiral symbol} other {# Admiral symbols}}.',
  ),
  green: '{ship} uses “{feature}”.',
  greenFor: '{ship} uses “{feature}”, because {because}.',
  greenNote: '{ship} uses “{feature}”: {note}',
  red: 'Stratego turns “{feature}” of {ship} against it.',
  redNote: 'Stratego turns “{feature}” of {ship} against it: {note}',
  beyondGrid: 'The results typed for this battle take no account of “{feature}”: apply it by your own rules.',

  sailsToFire: headline('{ship} sails from {from} to {to}, to fire at {target}.'),
  sailsToLaunch: headline('{ship} sails from {from} to {to}, to launch aircraft at {target}.'),
  sailsIntoRange: headline(
    '{ship} sails from {from} to {to}, into range of {target}; it has no Artillery symbol to fire with this turn.',
  ),
  approaches: headline('{ship} sails from {from} to {to}, towards {target}.'),
  staysInRange: headline('{ship} stays on {from}: it has {target} in range.'),
  staysHarmless: headline('{ship} stays on {from}: it could damage none of your ships, however near.'),
  staysThere: headline('{ship} stays on {from}: no square brings it nearer to {target}.'),
  staysOutside: headline('{ship} stays on {from}: each way to a nearer square enters the range of an enemy.'),
  staysByYou: headline('{ship} stays on {from}: your decision.'),
  staysStill: headline('{ship} stays on {from}: it has no Movement symbol.'),
  youSail: playerMessage(remark('{ship} sails from {from} to {to}.')),
  youStay: playerMessage(remark('{ship} stays on {from}.')),
  youUse: remark('{ship} uses “{feature}” for the rest of this turn.'),
  restStays: playerMessage(remark('The rest of your ships stay.')),

  fires: headline('{ship} fires at {target} with its {batteries}.'),
  launchesAt: headline('{ship} launches {count, plural, one {a squadron} other {# squadrons}} at {target}.'),
  noDamage: resultText('{target} takes no damage.'),
  hit: resultText('{target} takes {result}, and will have {left} left.'),
  willSink: resultText('{target} takes {result}, and will be sunk at the Resolution.'),
  youFire: playerMessage(remark('{ship} fires at {target}: {result}.')),
  youLaunch: playerMessage(remark('{ship} sends aircraft against {target}: {result}.')),
  noTarget: remark('{ship} does not attack: {because}.'),
  noDamageable: remark('{ship} does not attack: it can damage none of those in its range.'),
  noAttackByYou: remark('{ship} does not attack: your decision.'),
  stillAttacks: remark('{ship} will only be sunk at the Resolution, so it still attacks.'),
  silent: remark('{ship} will be sunk and does not attack.'),
  attacksOver: remark('Your attacks are over.'),

  damaged: manualResult(
    'Resolution: {ship} loses {lost, plural, one {# Structure Point} other {# Structure Points}} and has {points}.',
  ),
  sunk: manualResult('Resolution: {ship} is sunk and leaves the board.'),
  resolved: remark('Turn {turn} is over.'),
  over: remark('The battle is over.'),
})
