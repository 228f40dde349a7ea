import { message, messages } from '@opfor/kernel'

export const comparisonWords = messages('web.compare', {
  change: 'Change',
  wins: 'The player wins',
  points: '{value} points',
  turns: 'Turns',
  interval: '({from} to {to})',
  decisions:
    '{changed} of {turns} opponent turns change ({share}), with the same position, dice and answers.',
  inTurns: message('web.compare.group', '{list}: {count, plural, one {# turn} other {# turns}}'),
  lines: '“{first}” versus “{second}”',
  noLine: 'no line',
  madeOf: '{game}, rules {rules}.',
  save: 'Save as a page',
})

export const labWords = messages('web.lab', {
  randomWins: 'A player who answers at random wins {rates}.',
  greedyWins: 'A player who looks one turn ahead wins {rates}.',
  searchingWins: 'A player who looks a few turns ahead wins {rates}.',
  rate: '{wins} in 100 ({from} to {to})',
  rateAt: '{wins} in 100 at {level} ({from} to {to})',
  tooFew: 'These are too few matches to tell the levels apart.',
  choices: 'Another player, more matches',
  figures: 'All figures',
  title: 'Lab: {game}',
  intro: 'How hard is the opponent? Let this device play and count.',
  who: 'Who plays against the opponent?',
  random: 'random: any legal answer',
  greedy: 'greedy: looks one turn ahead',
  searching: 'searching: looks a few turns ahead; slow',
  many: 'How many matches?',
  run: 'Run',
  stop: 'Stop',
  progress: '{done} of {games} matches, {rate} per second',
  stopped: 'Stopped after {done} matches.',
  failed:
    'A background process failed; {done, plural, one {# match was} other {# matches were}} played. Check the connection, reload the page and run it again.',
  finished: '{done} matches in {seconds} s.',
  openMatch: 'Open match {seed}',
})
