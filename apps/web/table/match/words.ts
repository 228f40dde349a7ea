import { message, messages } from '@opfor/kernel'

export const historyWords = messages('web.history', {
  look: 'Move {number} of {moves}',
  backToNow: 'Back to the match',
  goBackHere: 'Undo to this move',
  branch: 'Branch from here',
  none: 'No moves yet.',
  score: 'you {player}, {opponent} {bot} {unit}',
  corrected: message('web.corrected', 'Corrected:'),
  overruled: message('web.overruled', 'Overruled: {reason}'),
})

export const checklistWords = messages('web', {
  set: message('web.checklist.set', '{what}: set to {value}.'),
  setFrom: message('web.checklist.setFrom', '{what}: set to {value} (was {before}).'),
  movedThese: 'Did you already do these?',
  movedYes: 'Yes, all',
  movedNo: 'No, none',
  putBack: message('web.movedPutBack', "No, and I've put the checked ones back"),
})
