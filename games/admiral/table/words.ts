import { aside, headline, message, result, resultByHand, yours } from '@opfor/kernel'

/** What the person is told at each change: the pieces to move, in our own words. */
export const words = {
  islands: message('admiral.islands', 'Lay {count, plural, one {an island} other {islands}} on {squares}.'),
  deploys: message('admiral.deploys', 'Deploy {ship} on {square}.'),
  waits: message('admiral.waits', '{ship} goes to the Stand-by Area.'),
  enters: message('admiral.enters', '{ship} enters from the Stand-by Area on {square}.'),
  turn: aside('admiral.turn', 'Turn {turn}: Movement.'),
  attackPhase: aside('admiral.attackPhase', 'Turn {turn}: Attack.'),

  throws: aside('admiral.throws', '{ship}: the die shows {face}.'),
  repairs: message('admiral.repairs', '{ship} regains a Structure Point: {points} now.'),
  symbols: aside(
    'admiral.symbols',
    '{ship}: {artillery, plural, =0 {no Artillery symbol} one {# Artillery symbol} other {# Artillery symbols}} for its attack.',
  ),
  carrierSymbol: aside(
    'admiral.carrierSymbol',
    '{ship} has aircraft on board: {launches, plural, one {its Admiral symbol is for a launch} other {# Admiral symbols are for launches}}{artillery, plural, =0 {} one {, and it has an Artillery symbol} other {, and it has # Artillery symbols}}.',
  ),
  admirals: aside('admiral.admirals', '{ship}: its own Admiral and the thrown one become {uses}.'),
  admiralAlone: aside(
    'admiral.admiralAlone',
    '{ship}: the thrown Admiral becomes {uses}, and its own only triggers features.',
  ),
  carrierAdmirals: aside(
    'admiral.carrierAdmirals',
    '{ship} has aircraft on board: its own Admiral is for a launch, and the thrown one becomes {uses}.',
  ),
  holds: aside(
    'admiral.holds',
    '{ship} keeps {symbols, plural, one {its Admiral symbol} other {# Admiral symbols}} until all units have moved.',
  ),
  held: aside(
    'admiral.held',
    'All have moved: {ship} uses {symbols, plural, one {its Admiral symbol} other {# Admiral symbols}}.',
  ),
  green: message('admiral.green', '{ship} uses “{feature}”.'),
  greenFor: message('admiral.greenFor', '{ship} uses “{feature}”, because {because}.'),
  greenNote: message('admiral.greenNote', '{ship} uses “{feature}”: {note}'),
  red: message('admiral.red', 'Stratego turns “{feature}” of {ship} against it.'),
  redNote: message('admiral.redNote', 'Stratego turns “{feature}” of {ship} against it: {note}'),
  beyondGrid: message(
    'admiral.beyondGrid',
    'The results typed for this battle take no account of “{feature}”: apply it by your own rules.',
  ),

  sailsToFire: headline('admiral.sailsToFire', '{ship} sails from {from} to {to}, to fire at {target}.'),
  sailsToLaunch: headline(
    'admiral.sailsToLaunch',
    '{ship} sails from {from} to {to}, to launch aircraft at {target}.',
  ),
  sailsIntoRange: headline(
    'admiral.sailsIntoRange',
    '{ship} sails from {from} to {to}, into range of {target}; it has no Artillery symbol to fire with in this turn.',
  ),
  approaches: headline('admiral.approaches', '{ship} sails from {from} to {to}, towards {target}.'),
  staysInRange: headline('admiral.staysInRange', '{ship} stays on {from}: it has {target} in range.'),
  staysHarmless: headline(
    'admiral.staysHarmless',
    '{ship} stays on {from}: it could damage none of your ships, however near.',
  ),
  staysThere: headline(
    'admiral.staysThere',
    '{ship} stays on {from}: no square brings it nearer to {target}.',
  ),
  staysOutside: headline(
    'admiral.staysOutside',
    '{ship} stays on {from}: each way to a nearer square enters the range of an enemy.',
  ),
  staysByYou: headline('admiral.staysByYou', '{ship} stays on {from}: you decided so.'),
  staysStill: headline('admiral.staysStill', '{ship} stays on {from}: it has no Movement symbol.'),
  youSail: yours(aside('admiral.youSail', '{ship} sails from {from} to {to}.')),
  youStay: yours(aside('admiral.youStay', '{ship} stays on {from}.')),
  youUse: aside('admiral.youUse', '{ship} uses “{feature}” for the rest of this turn.'),
  restStays: yours(aside('admiral.restStays', 'The rest of your ships stay.')),

  fires: headline('admiral.fires', '{ship} fires at {target} with its {batteries}.'),
  launchesAt: headline(
    'admiral.launchesAt',
    '{ship} launches {count, plural, one {a squadron} other {# squadrons}} at {target}.',
  ),
  noDamage: result('admiral.noDamage', '{target} takes no damage.'),
  hit: result('admiral.hit', '{target} takes {result}, and will have {left} left.'),
  willSink: result('admiral.willSink', '{target} takes {result}, and will be sunk at the Resolution.'),
  youFire: yours(aside('admiral.youFire', '{ship} fires at {target}: {result}.')),
  youLaunch: yours(aside('admiral.youLaunch', '{ship} sends aircraft against {target}: {result}.')),
  noTarget: aside('admiral.noTarget', '{ship} does not attack: {because}.'),
  noDamageable: aside(
    'admiral.noDamageable',
    '{ship} does not attack: it can damage none of those in its range.',
  ),
  noAttackByYou: aside('admiral.noAttackByYou', '{ship} does not attack: you decided so.'),
  stillAttacks: aside(
    'admiral.stillAttacks',
    '{ship} will be sunk only at the Resolution, and has its attack before that.',
  ),
  silent: aside('admiral.silent', '{ship} will be sunk and does not attack.'),
  attacksOver: aside('admiral.attacksOver', 'Your attacks are over.'),

  damaged: resultByHand(
    'admiral.damaged',
    'Resolution: {ship} loses {lost, plural, one {# Structure Point} other {# Structure Points}} and has {points}.',
  ),
  sunk: resultByHand('admiral.sunk', 'Resolution: {ship} is sunk and leaves the board.'),
  resolved: aside('admiral.resolved', 'Turn {turn} is over.'),
  over: aside('admiral.over', 'The battle is over.'),
} as const
