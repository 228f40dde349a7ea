import { message } from '@opfor/kernel'

/** Texts of correcting differences from the physical table. */
export const correctionWords = {
  help: message('cli.correct.help', 'Correct differences from your physical table:'),
  helpValue: message('cli.correct.helpValue', 'correct <name> = <value>      a number, a marker or a note'),
  helpSubject: message(
    'cli.correct.helpSubject',
    'correct <subject>             show its values and what they can be set to',
  ),
  helpMove: message('cli.correct.helpMove', 'correct move <piece> [from <place>] to <place>'),
  helpOrder: message(
    'cli.correct.helpOrder',
    'correct order <row>: <piece>, ... or: correct order <row> <piece> <position>',
  ),
  usageOrder: message(
    'cli.correct.usageOrder',
    'correct order <row>: <piece>, <piece>, ... or correct order <row> <piece> <position>',
  ),
  usageRow: message('cli.correct.usageRow', 'correct order <row>: ...'),
  subjects: message('cli.correct.subjects', 'Subjects:'),
  wholeMatch: message('cli.correct.wholeMatch', 'the match as a whole'),
  noRows: message('cli.correct.noRows', 'No rows have an order here.'),
  nothing: message('cli.correct.nothing', 'nothing'),
  unknownPiece: message('cli.correct.unknownPiece', 'Unknown piece "{piece}".'),
  canMoveTo: message('cli.correct.canMoveTo', 'It can be moved to: {places}.'),
  more: message('cli.correct.more', '{count} more'),
  noChanges: message('cli.correct.noChanges', 'No changes made.'),
  corrected: message('cli.correct.corrected', 'Corrected: {edits} Type "undo" to revert.'),
  alsoCorrect: message('cli.correct.alsoCorrect', 'Also correct this? {edits} (yes or no)'),
  notFound: message('cli.correct.notFound', 'Not found: "{typed}". "correct" shows what can be corrected.'),
  another: message('cli.correct.another', 'another'),
  of: message('cli.of', '{of} {brief}'),
  ofColon: message('cli.ofColon', '{of}: {brief}'),
  subject: message('cli.subject', '{name}'),
} as const

/** What is wrong with a correction. */
export const misfitWords = {
  unknownPlace: message('cli.misfit.unknownPlace', 'Unknown place "{place}".'),
  notThere: message('cli.misfit.notThere', 'There is no "{piece}" in {place}.'),
  notOnTable: message('cli.misfit.notOnTable', '"{piece}" is not on the table.'),
  fromWhere: message('cli.misfit.fromWhere', '{piece} is in {places}: say from where.'),
  noPlace: message('cli.misfit.noPlace', 'Unknown place "{place}", or the piece is already there.'),
  unknownRow: message('cli.misfit.unknownRow', 'Unknown row "{row}".'),
  unknownRowIn: message('cli.misfit.unknownRowIn', 'Unknown row in "{typed}". {rows}'),
  notInRow: message('cli.misfit.notInRow', '{row} has no "{piece}", or no other one.'),
  nameAll: message('cli.misfit.nameAll', 'Name all of {row}: {pieces} too.'),
  noPosition: message('cli.misfit.noPosition', '{row} has no position {position}: expected 1 to {count}.'),
  expected: message('cli.misfit.expected', '{name}: expected {values}, got "{typed}".'),
  to: message('cli.misfit.to', '{from} to {to}'),
  anyOf: message('cli.misfit.anyOf', 'any of {names}, with commas, or none'),
  wholeNumber: message('cli.misfit.wholeNumber', 'a whole number'),
  anyText: message('cli.misfit.anyText', 'any text, or none'),
} as const
