import { aside, message } from '@opfor/kernel'

/** What is told of hidden units, and of the Rumored Enemies that they become in a solo mission (G 6.2). */
export const hiddenWords = {
  hidden: message('coh.isHidden', '{unit} is hidden: note its hex in secret.'),
  hiddenAfterAll: message('coh.hiddenAfterAll', 'Your {unit} is hidden: note its hex in secret.'),
  mineHidden: message('coh.mineHidden', 'The {player} hides a Mine: note its hex in secret.'),
  rumored: message('coh.rumored', 'Place a Rumored Enemy counter on {hex}.'),
  intoRumorCup: message('coh.intoRumorCup', 'Put {unit} into the Rumored Enemy Draw Cup.'),
  blanks: message(
    'coh.blanks',
    'Put {count, plural, one {# No Enemy counter} other {# No Enemy counters}} into the Rumored Enemy Draw Cup.',
  ),
  blanksShort: aside(
    'coh.blanksShort',
    '{wanted} No Enemy counters should go in, and only {count, plural, one {# is} other {# are}} left: the cup is {short} short.',
  ),
  noBlanks: aside('coh.noBlanks', 'All {count} No Enemy counters are in use: no other is put in.'),
  unitMissing: message(
    'coh.unitMissing',
    'No unit goes into the Rumored Enemy Draw Cup, which is one short. What a Rumored Enemy is that you reveal when the cup is empty: {what}.',
  ),
  noRumorsLeft: aside(
    'coh.noRumorsLeft',
    'All {count} Rumored Enemy counters lie on maps: no other is placed.',
  ),
  noHexForRumor: aside('coh.noHexForRumor', 'No hex can hold another Rumored Enemy counter: none is placed.'),
} as const
