import { message } from '@opfor/kernel'

/** What is said where the rules have changed since a match was played. */
export const partedWords = {
  title: message('web.parted.title', 'This match opens in part'),
  holds: message(
    'web.parted.holds',
    '{count, plural, =0 {None of its {of} steps} one {# of its {of} steps} other {# of its {of} steps}} still agree with the rules. You see the table as it stood then.',
  ),
  playOn: message('web.parted.playOn', 'Play on from here'),
  staysKept: message('web.parted.staysKept', 'Playing on makes a new match. This one stays as it is.'),
  since: message('web.parted.since', 'Changed since: {change}'),
  playedAfter: message(
    'web.parted.playedAfter',
    'Played after that ({count, plural, one {# step} other {# steps}})',
  ),
  continued: message('web.parted.continued', '{name}, continued'),
  goesOnFrom: message(
    'web.parted.goesOnFrom',
    'This match goes on from “{name}”: {steps} of its {of} steps agree with the present rules.',
  ),
} as const
