import { message } from '@opfor/kernel'

/** Texts of today's battle. */
export const todayWords = {
  title: message('web.today', "Today's battle, {day}"),
  intro: message(
    'web.today.intro',
    'Everyone who plays it gets the same dice and draws, with the standard settings. At the end there are three lines to share.',
  ),
  start: message('web.today.start', 'Start'),
  goOn: message('web.today.goOn', 'Continue'),
  result: message('web.today.result', 'Show the result'),
  game: message('web.today.game', "Opfor, {game}: today's battle, {day}"),
  won: message('web.today.won', 'Won'),
  lost: message('web.today.lost', 'Lost'),
  drawn: message('web.today.drawn', 'Drawn'),
  score: message('web.today.score', '{player} to {bot} {unit}'),
  undone: message('web.today.undone', '{count, plural, =0 {nothing undone} one {# undo} other {# undos}}'),
  corrected: message('web.today.corrected', '{count, plural, one {# correction} other {# corrections}}'),
  same: message('web.today.same', 'Play the same: {address}'),
  sameHere: message('web.today.sameHere', "To play the same, open today's battle of this date in Opfor."),
  lines: message('web.today.lines', 'Three lines to share'),
  copy: message('web.today.copy', 'Copy the lines'),
  send: message('web.today.send', 'Send the lines'),
} as const
