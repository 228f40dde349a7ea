import { aside, headline, message } from '@opfor/kernel'

/** What the person is told at each change: the pieces to move, in our own words. */
export const words = {
  deploys: message('admiral.deploys', 'Deploy {ship} on {square}.'),
  waits: message('admiral.waits', '{ship} goes to the Stand-by Area.'),
  enters: message('admiral.enters', '{ship} enters from the Stand-by Area on {square}.'),
  turn: aside('admiral.turn', 'Turn {turn}: Movement.'),
  attackPhase: aside('admiral.attackPhase', 'Turn {turn}: Attack.'),

  throws: message('admiral.throws', '{ship} throws {face}.'),
  repairs: message('admiral.repairs', '{ship} regains a Structure Point: {points} now.'),
  symbols: aside(
    'admiral.symbols',
    '{ship}: {artillery, plural, =0 {no Artillery symbol} one {# Artillery symbol} other {# Artillery symbols}} for its attack.',
  ),
  carrierSymbol: aside(
    'admiral.carrierSymbol',
    '{ship} has aircraft on board: {launches, plural, one {its Admiral symbol is} other {# Admiral symbols are}} for launching.',
  ),
  green: message('admiral.green', '{ship} uses {feature}.'),
  greenNote: message('admiral.greenNote', '{ship} uses {feature}: {note}'),
  red: message('admiral.red', 'Stratego turns {feature} of {ship} against it.'),
  redNote: message('admiral.redNote', 'Stratego turns {feature} of {ship} against it: {note}'),

  sailsToFire: headline('admiral.sailsToFire', '{ship} sails from {from} to {to}, to fire at {target}.'),
  approaches: headline('admiral.approaches', '{ship} sails from {from} to {to}, towards {target}.'),
  staysInRange: headline('admiral.staysInRange', '{ship} stays on {from}: it has an enemy in range.'),
  staysHarmless: headline('admiral.staysHarmless', '{ship} stays on {from}: it can damage nobody.'),
  staysThere: headline(
    'admiral.staysThere',
    '{ship} stays on {from}: no square brings it nearer to {target}.',
  ),
  staysOutside: headline(
    'admiral.staysOutside',
    '{ship} stays on {from}: each nearer square lies in a range.',
  ),
  staysStill: headline('admiral.staysStill', '{ship} stays on {from}: it has no Movement symbol.'),
  youSail: message('admiral.youSail', '{ship} sails from {from} to {to}.'),
  youStay: aside('admiral.youStay', '{ship} stays on {from}.'),
  restStays: aside('admiral.restStays', 'The rest of your ships stay.'),

  fires: headline('admiral.fires', '{ship} fires at {target} with {batteries}: {result}.'),
  launchesAt: headline(
    'admiral.launchesAt',
    '{ship} launches {count, plural, one {a squadron} other {# squadrons}} at {target}: {result}.',
  ),
  youFire: message('admiral.youFire', '{ship} fires at {target}: {result}.'),
  youLaunch: message('admiral.youLaunch', '{ship} sends aircraft against {target}: {result}.'),
  cameOut: message('admiral.cameOutAs', '{ship} on {target}: it was {result}.'),
  noTarget: aside('admiral.noTarget', '{ship} does not attack.'),
  silent: aside('admiral.silent', '{ship} will be sunk and does not attack.'),
  attacksOver: aside('admiral.attacksOver', 'Your attacks are over.'),

  damaged: message(
    'admiral.damaged',
    'Resolution: {ship} loses {lost, plural, one {# Structure Point} other {# Structure Points}} and has {points}.',
  ),
  youLose: headline(
    'admiral.youLose',
    'Your {ships} {count, plural, one {is sunk and leaves} other {are sunk and leave}} the board.',
  ),
  strategoLoses: headline(
    'admiral.strategoLoses',
    "Stratego's {ships} {count, plural, one {is sunk and leaves} other {are sunk and leave}} the board.",
  ),
  resolved: aside('admiral.resolved', 'Turn {turn} is over.'),
  over: aside('admiral.over', 'The battle is over.'),
} as const
