import { message } from '@opfor/kernel'

/** Texts of the hints. */
export const hintWords = {
  board: message('web.hint.board', 'Too small to tap? Zoom in, or use the list.'),
  draw: message(
    'web.hint.draw',
    'Draw at your table and tap the result, or let the app draw: once with the button here, always with the setting under ··· (More).',
  ),
  die: message(
    'web.hint.die',
    'Roll your die and tap the result, or let the app roll: once with the button here, always with the setting under ··· (More).',
  ),
  ticks: message(
    'web.hint.ticks',
    'The headline is the opponent’s move; the list is what to do on your table. Checking off items is optional.',
  ),
  why: message('web.hint.why', 'The headline is the opponent’s move. Why? shows the rule behind each step.'),
  undo: message(
    'web.hint.undo',
    'You can undo as many answers as you like. ··· (More) has the history, corrections and who rolls.',
  ),
  whyNot: message(
    'web.hint.whyNot',
    'Open a decision to see its lines. Tap another candidate to see why it was not chosen, or to overrule.',
  ),
  history: message(
    'web.hint.history',
    'Tap a move to see the board after it. This does not change the match.',
  ),
  understood: message('web.hint.understood', 'Got it'),
  noMore: message('web.hint.noMore', 'Turn off hints'),
  title: message('web.hint.title', 'Hint'),
} as const
