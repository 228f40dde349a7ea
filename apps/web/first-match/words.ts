import { message } from '@opfor/kernel'

/** What introduces each control when it is first needed. */
export const hintWords = {
  board: message(
    'web.hint.board',
    'Lit places can be chosen. Where they are small, tap that part of the board to open it large, or zoom; or open the list.',
  ),
  choice: message('web.hint.choice', 'Only what is legal now is offered. One tap answers.'),
  draw: message(
    'web.hint.draw',
    'Draw at the table and tap what came up. The app can draw instead: for once here, for good under More.',
  ),
  die: message(
    'web.hint.die',
    'Roll your die and tap its face. The app can roll instead: for once here, for good under More.',
  ),
  which: message('web.hint.which', 'Look at your table and tap all that apply; the button ends it.'),
  number: message('web.hint.number', 'Tap the number that you see or measure on your table.'),
  ticks: message(
    'web.hint.ticks',
    'The large sentence is what the opponent does; the list is what to do on your table. Ticks are for you alone: none is needed.',
  ),
  why: message(
    'web.hint.why',
    'The large sentence is what the opponent does. Why? names the rule behind every step of it.',
  ),
  undo: message(
    'web.hint.undo',
    'Undo takes back as many answers as you like. More holds the history, corrections and who rolls.',
  ),
  whyNot: message(
    'web.hint.whyNot',
    'Open a decision for its lines. Tap another candidate to hear why it was not taken, and to overrule.',
  ),
  history: message('web.hint.history', 'Tap a step to look at it. Nothing changes until you say so.'),
  understood: message('web.hint.understood', 'Understood'),
  noMore: message('web.hint.noMore', 'No more hints'),
  title: message('web.hint.title', 'Explanation'),
} as const
