import { messages } from '@opfor/kernel'

export const shortcutWords = messages('web.shortcuts', {
  title: 'Keyboard shortcuts',
  key: 'Key',
  does: 'What it does',
  answers: 'Choose this answer; opens a collapsed list first',
  undo: 'Undo',
  why: 'Why? The reasons for the last move',
  board: 'Go to the board',
  history: 'History',
  more: 'More',
  help: 'This page',
  escape: 'Close what is open',
  show: 'Show all shortcuts',
  use: 'Use keyboard shortcuts',
  where: 'You can also turn them on and off in the settings.',
})
