import { message } from '@opfor/kernel'

/** Texts of the history. */
export const historyWords = {
  look: message('web.history.look', 'You are looking at move {number} of {moves}.'),
  backToNow: message('web.history.backToNow', 'Back to now'),
  goBackHere: message('web.history.goBackHere', 'Undo to here'),
  branch: message('web.history.branch', 'Branch from here'),
  none: message('web.history.none', 'No moves yet.'),
  score: message('web.history.score', 'you {player}, {opponent} {bot} {unit}'),
  corrected: message('web.corrected', 'Corrected:'),
  overruled: message('web.overruled', 'Overruled: {reason}'),
} as const
