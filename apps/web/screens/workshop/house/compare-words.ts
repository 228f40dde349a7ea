import { messages } from '@opfor/kernel'

export const compareWords = messages('web.compare', {
  intro:
    'Both opponents play the same matches against a simulated player who looks one turn ahead. The comparison stops as soon as it is clear whether the win rate changes.',
  introRandom:
    'Both opponents play the same matches against random answers. This shows which decisions change, not who wins more.',
  standard: 'Both play with the default settings.',
  atLevel: 'Both play with the default settings. The difficulty is "{level}".',
  unchanged: 'This page changes nothing yet: both are the same.',
  start: 'Compare with the printed rules',
  again: 'Compare again',
  stop: 'Stop',
  progress: '{done} of at most {most} matches',
  old: 'The text has changed since then. These figures are for the previous version.',
  failed: 'The comparison failed: {problem}',
  played: 'Both played {games, plural, one {# match} other {# matches}}, with random answers.',
  easier: 'After {games} matches: your opponent is easier to beat.',
  harder: 'After {games} matches: your opponent is harder to beat.',
  within: 'After {games} matches: the win rates differ by at most {points} points.',
  notYet: 'After {games} matches: no clear difference yet.',
  notKnown:
    'After {games} matches: no clear result. The win rate may stay the same, or change by more than {points} points.',
  figures: 'In many matches',
  first: '{count, plural, one {The first changed decision} other {The first # changed decisions}}',
  byLines: 'Which lines decide: printed versus yours',
  moreLines: 'And {count, plural, one {# other pair of lines} other {# other pairs of lines}}.',
  text: 'The text that was compared',
  place: 'Match {match}, turn {turn}',
})
