import { message } from '@opfor/kernel'

/** Everything the lab itself says in its figures. Games say the rest. */
export const words = {
  winRates: message('lab.winRates', 'How often the player wins'),
  winRatesNote: message(
    'lab.winRatesNote',
    'With the interval that holds the true share in 95 of 100 cases.',
  ),
  lengths: message('lab.lengths', 'How long a match is'),
  lengthsNote: message('lab.lengthsNote', 'Matches by their number of turns; a turn is one side’s.'),
  modes: message('lab.modes', 'What the opponent gains in a turn'),
  modesNote: message(
    'lab.modesNote',
    'By the score that the game gives a situation (an estimate of ours), with the 95% interval of the mean.',
  ),
  heat: message('lab.heat', 'Which line decides'),
  heatNote: message(
    'lab.heatNote',
    'A line speaks when it is reached and decides when it narrows. The bar is the share of the decisions of its list that it helped to make.',
  ),
  setting: message('lab.setting', 'Setting'),
  matches: message('lab.matches', 'Matches'),
  wins: message('lab.wins', 'The player wins'),
  turns: message('lab.turns', 'Turns'),
  meanTurns: message('lab.meanTurns', 'Turns in the mean'),
  questions: message('lab.questions', 'Questions a turn'),
  open: message('lab.open', 'Matches behind it'),
  under: message('lab.under', 'The opponent acts under'),
  gain: message('lab.gain', 'Its gain a turn'),
  firstWins: message('lab.firstWins', 'The player wins if it came first'),
  line: message('lab.line', 'Line'),
  spoke: message('lab.spoke', 'Spoke'),
  decided: message('lab.decided', 'Decided'),
  aMatch: message('lab.aMatch', 'a match'),
  never: message('lab.never', 'never'),
  interval: message('lab.interval', '{value} ({from} to {to})'),
  standard: message('lab.standard', 'standard settings'),
}
