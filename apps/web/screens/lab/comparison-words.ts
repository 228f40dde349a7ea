import { message } from '@opfor/kernel'

/** Texts of the figures of a comparison. */
export const comparisonWords = {
  change: message('web.compare.change', 'Change'),
  wins: message('web.compare.wins', 'The player wins'),
  points: message('web.compare.points', '{value} points'),
  turns: message('web.compare.turns', 'Turns'),
  interval: message('web.compare.interval', '({from} to {to})'),
  decisions: message(
    'web.compare.decisions',
    'Another decision in {changed} of {turns} turns of the opponent ({share}), from the same situation with the same dice and answers.',
  ),
  /** Decisions that differ by the same two lines. */
  inTurns: message('web.compare.group', '{list}: {count, plural, one {# turn} other {# turns}}'),
  lines: message('web.compare.lines', '“{first}” versus “{second}”'),
  noLine: message('web.compare.noLine', 'no line'),
  madeOf: message('web.compare.madeOf', '{game}, rules {rules}.'),
  save: message('web.compare.save', 'Save as a page'),
} as const
