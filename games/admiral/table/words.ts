import {
  noteText,
  headlineText,
  messages,
  resultText,
  manualResultText,
  playerActionText,
} from '@opfor/kernel'

/** Instructions in our own words for each change. */
export const words = messages('admiral', {
  islands: 'Lay {count, plural, one {an island} other {islands}} on {squares}.',
  deploys: 'Deploy {ship} on {square}.',
  waits: '{ship} goes to the Stand-by Area.',
  enters: '{ship} enters from the Stand-by Area on {square}.',
  turn: noteText('Turn {turn}: Movement.'),
  attackPhase: noteText('Turn {turn}: Attack.'),

  throws: noteText('{ship}: the die shows {face}.'),
  repairs: '{ship} regains a Structure Point: {points} now.',
  symbols: noteText(
    '{ship}: {artillery, plural, =0 {no Artillery symbol} one {# Artillery symbol} other {# Artillery symbols}} for its attack.',
  ),
  carrierSymbol: noteText(
    '{ship} has aircraft on board: {launches, plural, one {its Admiral symbol is for a launch} other {# Admiral symbols are for launches}}{artillery, plural, =0 {} one {, and it has an Artillery symbol} other {, and it has # Artillery symbols}}.',
  ),
  admirals: noteText('{ship}: its own Admiral and the thrown one become {uses}.'),
  admiralAlone: noteText('{ship}: the thrown Admiral becomes {uses}, and its own only triggers features.'),
  carrierAdmirals: noteText(
    '{ship} has aircraft on board: its own Admiral is for a launch, and the thrown one becomes {uses}.',
  ),
  holds: noteText(
    '{ship} keeps {symbols, plural, one {its Admiral symbol} other {# Admiral symbols}} until all units have moved.',
  ),
  held: noteText(
    'All units have moved: {ship} uses {symbols, plural, one {its Admiral symbol} other {# Admiral symbols}}.',
  ),
  green: '{ship} uses “{feature}”.',
  greenFor: '{ship} uses “{feature}”, because {because}.',
  greenNote: '{ship} uses “{feature}”: {note}',
  red: 'Stratego turns “{feature}” of {ship} against it.',
  redNote: 'Stratego turns “{feature}” of {ship} against it: {note}',
  beyondGrid: 'The results entered for this battle do not include “{feature}”: apply it by your own rules.',

  sailsToFire: headlineText('{ship} sails from {from} to {to}, to fire at {target}.'),
  sailsToLaunch: headlineText('{ship} sails from {from} to {to}, to launch aircraft at {target}.'),
  sailsIntoRange: headlineText(
    '{ship} sails from {from} to {to}, into range of {target}; it has no Artillery symbol to fire with this turn.',
  ),
  approaches: headlineText('{ship} sails from {from} to {to}, towards {target}.'),
  staysInRange: headlineText('{ship} stays on {from}: it has {target} in range.'),
  staysHarmless: headlineText('{ship} stays on {from}: it could not damage any of your ships, however near.'),
  staysThere: headlineText('{ship} stays on {from}: no square brings it nearer to {target}.'),
  staysOutside: headlineText("{ship} stays on {from}: every way to a nearer square enters an enemy's range."),
  staysByYou: headlineText('{ship} stays on {from}: your decision.'),
  staysStill: headlineText('{ship} stays on {from}: it has no Movement symbol.'),
  youSail: playerActionText(noteText('{ship} sails from {from} to {to}.')),
  youStay: playerActionText(noteText('{ship} stays on {from}.')),
  youUse: noteText('{ship} uses “{feature}” for the rest of this turn.'),
  restStays: playerActionText(noteText('Your other ships stay.')),

  fires: headlineText('{ship} fires at {target} with its {batteries}.'),
  launchesAt: headlineText(
    '{ship} launches {count, plural, one {a squadron} other {# squadrons}} at {target}.',
  ),
  noDamage: resultText('{target} takes no damage.'),
  hit: resultText('{target} takes {result}, and will have {left} left.'),
  willSink: resultText('{target} takes {result}, and will be sunk at the Resolution.'),
  youFire: playerActionText(noteText('{ship} fires at {target}: {result}.')),
  youLaunch: playerActionText(noteText('{ship} sends aircraft against {target}: {result}.')),
  noTarget: noteText('{ship} does not attack: {because}.'),
  noDamageable: noteText('{ship} does not attack: it cannot damage any enemy in range.'),
  noAttackByYou: noteText('{ship} does not attack: your decision.'),
  stillAttacks: noteText('{ship} will only be sunk at the Resolution, so it still attacks.'),
  silent: noteText('{ship} will be sunk, so it does not attack.'),
  attacksOver: noteText('Your attacks are over.'),

  damaged: manualResultText(
    'Resolution: {ship} loses {lost, plural, one {# Structure Point} other {# Structure Points}} and has {points}.',
  ),
  sunk: manualResultText('Resolution: {ship} is sunk and leaves the board.'),
  resolved: noteText('Turn {turn} is over.'),
  over: noteText('The battle is over.'),
})
