import { message } from '@opfor/kernel'

/** Texts of the workshop of house rules. */
export const houseRulesWords = {
  turn: message('web.houseRules.turn', 'Beside the board'),
  compare: message('web.houseRules.compare', 'Compare'),
  turnOf: message('web.houseRules.turnOf', 'Turn {turn}: {name}'),
  turnOfSample: message('web.houseRules.turnOfSample', 'Turn {turn}, random answers'),
  another: message('web.houseRules.another', 'Another match'),
  searching: message(
    'web.houseRules.searching',
    'Looking for a turn that goes otherwise: {tried} of {most} matches.',
  ),
  noneFound: message(
    'web.houseRules.noneFound',
    'No turn goes otherwise in {most} more matches with random answers. Compare plays many more.',
  ),
  known: message('web.houseRules.known', 'What can be written here'),
  knownIn: message(
    'web.houseRules.knownIn',
    'The game knows this in "{heading}". A tap writes it at the cursor.',
  ),
  noList: message(
    'web.houseRules.noList',
    'Put the cursor into a list first: what the game knows differs from list to list.',
  ),
  facts: message('web.houseRules.facts', 'After "must:", "prefer:" or "avoid:"'),
  numbers: message('web.houseRules.numbers', 'After "most", "fewest" or "least"'),
  conditions: message('web.houseRules.conditions', 'After "if"'),
  actions: message('web.houseRules.actions', 'As an action'),
  results: message('web.houseRules.results', 'As a result'),
  lastPlayable: message(
    'web.houseRules.lastPlayable',
    'Something is left to fix. This is the turn by the last text that can be played.',
  ),
  noTurn: message('web.houseRules.noTurn', 'There is no turn to show.'),
  unchanged: message(
    'web.houseRules.unchanged',
    'This page changes nothing yet. Move a line, and the turn is played again.',
  ),
  sameTurn: message('web.houseRules.sameTurn', 'This turn goes as printed.'),
  sameTurns: message('web.houseRules.sameTurns', 'Every turn of this match goes as printed.'),
  changedTurns: message(
    'web.houseRules.changedTurns',
    '{count, plural, one {One of {all} turns goes} other {# of {all} turns go}} otherwise:',
  ),
  showTurn: message('web.houseRules.showTurn', 'Turn {turn}'),
  printed: message('web.houseRules.printed', 'Printed'),
  yours: message('web.houseRules.yours', 'Yours'),
  reasons: message('web.houseRules.reasons', 'Line by line'),
  nothing: message('web.houseRules.nothing', 'nothing to decide'),
  firstChange: message('web.houseRules.firstChange', 'The first decision of this turn that changes'),
} as const
