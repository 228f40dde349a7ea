import { messages } from '@opfor/kernel'

/** Names of lines, levels and modes come from the games. */
export const labMessages = messages('lab', {
  winRates: 'How often the player wins',
  winRatesNote: 'With the 95% confidence interval.',
  ruleNote:
    'With the confidence interval of the stopping rule: when the study has stopped by itself, the true win rate is outside in at most {wrong} of 100 cases. This holds for each single win rate.',
  lengths: 'Length of a match',
  lengthsNote: 'Number of matches by turns; each side’s turn counts separately.',
  modes: 'The opponent’s gain per turn',
  modesNote:
    'By the score that the game gives a position (our estimate), with the 95% confidence interval of the average.',
  heat: 'Deciding lines',
  heatNote:
    'A line is checked when it is reached and decides when it narrows the candidates. The bar is the share of the decisions of its list that it helped to make.',
  ladder: 'How often each player wins',
  ladderNote:
    'Every player at every setting, on the same seeds. The strongest player is the best measure of how hard a level is.',
  differences: 'Difference between the two',
  differencesNote:
    'By how many percentage points the second win rate is above the first, with the 95% confidence interval. If the interval does not include zero, the difference is significant.',
  differencesRuleNote:
    'By how many percentage points the second win rate is above the first, with the confidence interval that follows from those of both win rates. If the interval does not include zero, the difference is significant.',
  compared: 'Effect of the change on the win rate',
  comparedNote:
    'Both settings on the same seeds: the change in percentage points, with its 95% confidence interval.',
  comparedRuleNote:
    'Both settings on the same seeds: the change in percentage points, with the confidence interval of the stopping rule. When the study has stopped by itself, the true change is outside in at most {wrong} of 100 cases. The shares in the table have their 95% confidence interval.',
  change: 'Change of the win rate',
  wonBoth: 'Won with both',
  wonFirst: 'Won with the first only',
  wonSecond: 'Won with the second only',
  wonNeither: 'Won with neither',
  decidedOtherwise: 'At least one different decision',
  wentOtherwise: 'Same decisions, different match',
  sameMatch: 'Identical match',
  outcome: 'Result',
  player: 'Player',
  first: 'First',
  second: 'Second',
  difference: 'Difference in percentage points',
  setting: 'Setting',
  matches: 'Matches',
  wins: 'The player wins',
  turns: 'Turns',
  meanTurns: 'Average turns',
  questions: 'Questions per turn',
  open: 'Example matches',
  under: 'Mode of the opponent',
  gain: 'Its gain per turn',
  firstWins: 'The player wins if this was the first mode',
  line: 'Line',
  checked: 'Checked',
  decided: 'Decided',
  aMatch: 'per match',
  never: 'never',
  interval: '{value} ({from} to {to})',
  oneValue: '{value} (one value: no interval)',
  standard: 'default settings',
})
