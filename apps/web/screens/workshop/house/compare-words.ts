import { message } from '@opfor/kernel'

/** Texts of the comparison of house rules with the printed opponent. */
export const compareWords = {
  intro: message(
    'web.compare.intro',
    'The same seeds are played by the printed opponent and by yours. The player is a program that takes the best turn in sight. It ends when it is known whether the win rate changes.',
  ),
  introRandom: message(
    'web.compare.introRandom',
    'The same seeds are played by the printed opponent and by yours, with random answers of the player. They show which decisions change. They say nothing about win rates.',
  ),
  standard: message('web.compare.standard', 'Both play with the standard settings.'),
  atLevel: message(
    'web.compare.atLevel',
    'Both play with the standard settings. The difficulty is "{level}".',
  ),
  unchanged: message('web.compare.unchanged', 'This page changes nothing yet: both are the same.'),
  start: message('web.compare.start', 'Compare with the printed rules'),
  again: message('web.compare.again', 'Compare again'),
  stop: message('web.compare.stop', 'Stop'),
  progress: message('web.compare.progress', '{done} of at most {most} matches'),
  old: message('web.compare.old', 'The text has changed since. These figures belong to the text before.'),
  failed: message('web.compare.failed', 'The comparison failed: {problem}'),
  played: message(
    'web.compare.played',
    '{games, plural, one {# match was} other {# matches were}} played by both, with random answers.',
  ),
  easier: message('web.compare.easier', 'Known after {games} matches: your opponent is easier to beat.'),
  harder: message('web.compare.harder', 'Known after {games} matches: your opponent is harder to beat.'),
  within: message(
    'web.compare.within',
    'Known after {games} matches: the win rate changes by at most {points} points, if at all.',
  ),
  notYet: message('web.compare.notYet', 'Not known yet after {games} matches whether the win rate changes.'),
  notKnown: message(
    'web.compare.notKnown',
    'Not known after {games} matches: the win rate may stay the same, or change by more than {points} points.',
  ),
  figures: message('web.compare.figures', 'In many matches'),
  first: message(
    'web.compare.first',
    '{count, plural, one {The first changed decision} other {The first # changed decisions}}',
  ),
  byLines: message('web.compare.byLines', 'Which lines decide: printed versus yours'),
  moreLines: message(
    'web.compare.moreLines',
    'And {count, plural, one {# other pair of lines} other {# other pairs of lines}}.',
  ),
  text: message('web.compare.text', 'The text that was compared'),
  place: message('web.compare.place', 'Match {match}, turn {turn}'),
} as const
