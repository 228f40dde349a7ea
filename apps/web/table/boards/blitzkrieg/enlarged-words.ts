import { message } from '@opfor/kernel'

/** Texts of an enlarged part of the board. */
export const enlargedWords = {
  whole: message('blitzkrieg.board.whole', 'Whole board'),
  previous: message('blitzkrieg.board.previous', 'Previous'),
  next: message('blitzkrieg.board.next', 'Next'),
} as const
