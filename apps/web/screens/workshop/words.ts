import { message } from '@opfor/kernel'

/** Texts of the workshop, where an opponent is written and tried at once. */
export const workshopWords = {
  page: message('web.workshop.page', 'The page'),
  panes: message('web.workshop.panes', 'What is shown'),
  text: message('web.workshop.text', 'Text'),
  turn: message('web.workshop.turn', 'Turn'),
  turnNumber: message('web.workshop.turnNumber', 'Turn {turn}. The app rolls and draws.'),
  answerAgain: message('web.workshop.answerAgain', 'Back'),
  restart: message('web.workshop.restart', 'From the start'),
  firstChange: message('web.workshop.firstChange', 'The first decision that changed'),
  before: message('web.workshop.before', 'Before'),
  now: message('web.workshop.now', 'Now'),
  over: message('web.workshop.over', 'The match is over.'),
  asksElse: message(
    'web.workshop.asksElse',
    '{count, plural, =0 {It asks something else from the start} one {After one answer it asks something else} other {After # answers it asks something else}}',
  ),
  allSame: message(
    'web.workshop.allSame',
    '{count, plural, =0 {Played again by the new text.} one {Played again by the new text: one answer, the same decisions.} other {Played again by the new text: # answers, the same decisions.}}',
  ),
  showLine: message('web.workshop.showLine', 'Line {line} in the text'),
  backToTurn: message('web.workshop.backToTurn', 'Back to the turn'),
  examples: message('web.workshop.examples', 'Examples'),
  examplesIntro: message(
    'web.workshop.examplesIntro',
    'Examples are played at every change. A red one no longer gives what it says.',
  ),
  noExamples: message(
    'web.workshop.noExamples',
    'No examples yet. Play a turn and make one of a decision: from then on it is checked at every change.',
  ),
  holds: message('web.workshop.holds', 'Holds'),
  fails: message('web.workshop.fails', 'Fails'),
  makeExample: message('web.workshop.makeExample', 'Make an example of this'),
  noExample: message(
    'web.workshop.noExample',
    'This decision cannot be written as an example: something that it rests on has no words for it.',
  ),
  asked: message('web.workshop.asked', 'Questions'),
  section: message('web.workshop.section', 'Go to a section'),
  lineUp: message('web.workshop.lineUp', 'Move the line up'),
  lineDown: message('web.workshop.lineDown', 'Move the line down'),
  rename: message('web.workshop.rename', 'Rename'),
  find: message('web.workshop.find', 'Find'),
  noName: message(
    'web.workshop.noName',
    'Put the cursor on a name first: a heading, a piece, a column, a counter or a card.',
  ),
  newName: message('web.workshop.newName', 'New name for {name}'),
  renameAll: message('web.workshop.renameAll', 'Rename {count, plural, one {one place} other {# places}}'),
  nameTaken: message('web.workshop.nameTaken', 'Something else is called {name} already.'),
  reading: message('web.workshop.reading', 'Reading the page.'),
  askedIntro: message(
    'web.workshop.askedIntro',
    'The app cannot know these, so it asks you in a match, word for word.',
  ),
  nothingAsked: message('web.workshop.nothingAsked', 'It would ask you nothing.'),
} as const

/** Texts of the editor's own controls; the editor finds them by their English. */
export const searchWords = {
  find: message('web.editor.find', 'Find'),
  replace: message('web.editor.replace', 'Replace'),
  next: message('web.editor.next', 'next'),
  previous: message('web.editor.previous', 'previous'),
  all: message('web.editor.all', 'all'),
  matchCase: message('web.editor.matchCase', 'match case'),
  regexp: message('web.editor.regexp', 'regexp'),
  byWord: message('web.editor.byWord', 'by word'),
  replaceOne: message('web.editor.replaceOne', 'replace'),
  replaceAll: message('web.editor.replaceAll', 'replace all'),
  close: message('web.editor.close', 'close'),
  completions: message('web.editor.completions', 'Completions'),
  diagnostics: message('web.editor.diagnostics', 'Diagnostics'),
  noDiagnostics: message('web.editor.noDiagnostics', 'No diagnostics'),
} as const
