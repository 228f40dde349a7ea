import { message } from '@opfor/kernel'

/** Texts of the result of a match. */
export const resultWords = {
  you: message('web.result.you', 'You'),
  fewer: message('web.result.fewer', '{unit} (fewer is better)'),
  rule: message('web.result.rule', 'Rule: {rule}'),
  way: message('web.result.way', 'Decided by: {way}'),
  curve: message('web.result.curve', '{unit} after each {counted}: {rounds}'),
  turns: message('web.result.turns', 'turn'),
  rounds: message('web.result.rounds', 'round'),
  point: message('web.result.point', '{number}: you {player}, {opponent} {bot}'),
  turning: message('web.result.turning', 'The turning point'),
  turningLast: message('web.result.turningLast', 'The turning point: the last move'),
  last: message('web.result.last', 'The last move'),
  moveOf: message('web.result.moveOf', 'Move {number}'),
  look: message('web.result.look', 'Show the board then'),
  record: message('web.result.record', 'Your record'),
  level: message('web.result.level', 'Your record at this level: {level}'),
  count: message('web.result.count', '{won} won, {lost} lost'),
  countDrawn: message('web.result.countDrawn', '{won} won, {lost} lost, {drawn} drawn'),
  winning: message('web.result.winning', 'You keep winning. Try a harder level.'),
  losing: message('web.result.losing', 'You keep losing. Try an easier level.'),
  tryLevel: message('web.result.tryLevel', 'Try {level}'),
  again: message('web.result.again', 'Again with the same settings'),
  picture: message('web.result.picture', 'Share a picture'),
  pictureDone: message('web.result.pictureDone', 'The picture is ready.'),
  pictureFailed: message('web.result.pictureFailed', 'This device cannot draw the picture.'),
} as const
