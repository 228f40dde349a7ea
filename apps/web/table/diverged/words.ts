import { message } from '@opfor/kernel'

/** Texts about matches that diverge from the current rules. */
export const divergedWords = {
  title: message('web.parted.title', 'This match was played with older rules'),
  holds: message(
    'web.parted.holds',
    '{count, plural, =0 {None of its {of} steps match} one {# of its {of} steps matches} other {# of its {of} steps match}} the current rules. You see the position at that point.',
  ),
  playOn: message('web.parted.playOn', 'Continue from here'),
  staysKept: message('web.parted.staysKept', 'This creates a new match. The original stays unchanged.'),
  since: message('web.parted.since', 'Changed since: {change}'),
  playedAfter: message(
    'web.parted.playedAfter',
    'Played after that ({count, plural, one {# step} other {# steps}})',
  ),
  continued: message('web.parted.continued', '{name}, continued'),
  goesOnFrom: message(
    'web.parted.goesOnFrom',
    'This match continues “{name}”: {steps} of its {of} steps match the current rules.',
  ),
} as const
