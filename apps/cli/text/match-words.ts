import { message } from '@opfor/kernel'

/** Texts of a match: what is saved, shown and undone. */
export const matchWords = {
  notSaved: message('cli.match.notSaved', 'The match is not saved.'),
  savedIn: message('cli.match.savedIn', 'The match is saved in {file}.'),
  saved: message('cli.match.saved', 'Saved to {file}.'),
  setUp: message('cli.match.setUp', 'Set up:'),
  listAgain: message('cli.match.listAgain', '"list" shows the possible answers again.'),
  more: message('cli.match.more', '-- {lines} more lines: Enter for more, q to quit -- '),
  handOver: message('cli.match.handOver', 'Hand over: only {seat} may look now.'),
  nobodyLooks: message('cli.match.nobodyLooks', 'Press Enter when nobody else is looking: '),
  compare: message('cli.match.compare', 'Compare with your table. Use "correct" to fix differences.'),
  noAnswerStarts: message('cli.match.noAnswerStarts', 'No answer starts with "{text}".'),
  afterStep: message('cli.match.afterStep', 'After step {step} of {steps}:'),
  secretDraw: message('cli.match.secretDraw', '? A secret draw.'),
  secretQuestion: message('cli.match.secretQuestion', '? A secret question to {seat}.'),
  viewOnly: message('cli.match.viewOnly', 'View only: the match has not changed.'),
  appRolls: message('cli.match.appRolls', 'The app rolls the dice.'),
  appDraws: message('cli.match.appDraws', 'The app draws.'),
  youRoll: message('cli.match.youRoll', 'You roll the dice and enter the results.'),
  youDraw: message('cli.match.youDraw', 'You draw and enter the results.'),
  secret: message('cli.match.secret', '{question} (secret)'),
  byApp: message('cli.match.byApp', '{step} (by the app)'),
  undone: message('cli.match.undone', 'Undone: {step}'),
  redone: message('cli.match.redone', 'Redone: {step}'),
  nothingToUndo: message('cli.match.nothingToUndo', 'Nothing to undo.'),
  nothingToRedo: message('cli.match.nothingToRedo', 'Nothing to redo.'),
  updateTable: message('cli.match.updateTable', 'Update your table:'),
  nothingToMove: message('cli.match.nothingToMove', 'nothing to move'),
  opponentAt: message('cli.match.opponentAt', 'bot {number}'),
  youAt: message('cli.match.youAt', 'you {number}'),
  usage: message('cli.match.usage', 'Usage: {usage}'),
  look: message('cli.match.look', 'look <step>, from 0 to {steps}'),
  save: message('cli.match.save', 'save <file>'),
  pack: message('cli.match.pack', 'pack <file>'),
  position: message('cli.match.position', 'position <file>'),
} as const

/** Texts of a saved match whose rules have changed. */
export const changedRulesWords = {
  changed: message('cli.changed', 'The rules have changed since this match was played.'),
  applies: message(
    'cli.changed.applies',
    '{steps} of its {all} steps still apply; the match continues from there.',
  ),
  since: message('cli.changed.since', 'Changed since: {change}'),
  after: message('cli.changed.after', 'Played after that:'),
  goesOn: message('cli.changed.goesOn', '{file} is unchanged. The match continues in {next}.'),
  upTo: message(
    'cli.changed.upTo',
    'The rules have changed since: this match replays only up to step {steps}.',
  ),
} as const
