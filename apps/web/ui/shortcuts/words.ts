import { message } from '@opfor/kernel'

/** Texts of the keyboard shortcuts. */
export const shortcutWords = {
  title: message('web.shortcuts.title', 'Keyboard shortcuts'),
  key: message('web.shortcuts.key', 'Key'),
  does: message('web.shortcuts.does', 'What it does'),
  answers: message('web.shortcuts.answers', 'Give this answer; opens a folded list first'),
  undo: message('web.shortcuts.undo', 'Undo'),
  why: message('web.shortcuts.why', 'Why? The reasons of the last move'),
  board: message('web.shortcuts.board', 'Go to the board'),
  history: message('web.shortcuts.history', 'History'),
  more: message('web.shortcuts.more', 'More'),
  help: message('web.shortcuts.help', 'This page'),
  escape: message('web.shortcuts.escape', 'Close what is open'),
  show: message('web.shortcuts.show', 'Show all shortcuts'),
  use: message('web.shortcuts.use', 'Use keyboard shortcuts'),
  where: message('web.shortcuts.where', 'You can switch them on and off in the settings too.'),
} as const
