import { noteText, message, messages } from '@opfor/kernel'

/** For hidden units, and the Rumored Enemies that they become in a solo mission (G 6.2). */
export const hiddenWords = messages('coh', {
  hidden: message('coh.isHidden', '{unit} is hidden: note its hex in secret.'),
  hiddenAfterAll: 'Your {unit} is hidden: note its hex in secret.',
  mineHidden: 'The {player} hides a Mine: note its hex in secret.',
  rumored: 'Place a Rumored Enemy counter on {hex}.',
  intoRumorCup: 'Put {unit} into the Rumored Enemy Draw Cup.',
  blanks:
    'Put {count, plural, one {# No Enemy counter} other {# No Enemy counters}} into the Rumored Enemy Draw Cup.',
  blanksShort: noteText(
    '{wanted} No Enemy counters should go in, but only {count, plural, one {# is} other {# are}} left: the cup is {short} short.',
  ),
  noBlanks: noteText('All {count} No Enemy counters are in use: no more are added.'),
  unitMissing:
    'No unit goes into the Rumored Enemy Draw Cup, so it is one short. If you reveal a Rumored Enemy when the cup is empty: {what}.',
  noRumorsLeft: noteText('All {count} Rumored Enemy counters are on maps: no more are placed.'),
  noHexForRumor: noteText('No hex can hold another Rumored Enemy counter: none is placed.'),
})
