import { message } from '@opfor/kernel'

/** Texts of the statistics. */
export const playWords = {
  none: message('web.plays.none', 'No finished matches yet. Matches that you finish are counted here.'),
  ended: message('web.plays.ended', '{count, plural, one {# match finished} other {# matches finished}}'),
  open: message('web.plays.open', '{count, plural, one {# in progress} other {# in progress}}'),
  won: message('web.plays.won', 'won'),
  rate: message('web.plays.rate', '{percent} % won'),
  matches: message('web.plays.matches', 'matches'),
  turns: message('web.plays.turns', 'turns'),
  turnsIntro: message(
    'web.plays.turnsIntro',
    'Turns: the median of your matches, with the shortest and the longest.',
  ),
  range: message('web.plays.range', '{middle} ({shortest} to {longest})'),
  endings: message('web.plays.endings', 'How they ended'),
} as const
