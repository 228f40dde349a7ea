import { message } from '@opfor/kernel'

/** What is said around the reasons of a move, and where a person decides instead. */
export const whyWords = {
  title: message('web.whyTitle', 'Why the opponent did this'),
  before: message('web.why.before', 'What was told before'),
  whyNot: message('web.whyNot', 'Why not {name}?'),
  others: message('web.others', 'The others'),
  somethingElse: message('web.why.somethingElse', 'Something else …'),
  find: message('web.why.find', 'Find it by its name'),
  nothingElse: message('web.why.nothingElse', 'Nothing else could have been meant: all were candidates.'),
  notFound: message('web.why.notFound', 'Nothing on the table is called so.'),
  overrule: message('web.overrule', 'Overrule: take {name}'),
  overruleReason: message('web.overruleReason', 'Overruled by the player'),
  showMe: message('web.showMe', 'Show me on the board'),
  showStep: message('web.showStep', '{list}: step {step} of {steps}. The table as it lay then.'),
  next: message('web.next', 'Next'),
  previous: message('web.previous', 'Previous'),
  report: message('web.report', 'Report a wrong move'),
  reported: message(
    'web.reported',
    'The report is made: a file with the match, the position and this explanation. Send it to whoever keeps this app.',
  ),
  chosen: message('web.why.chosen', '{name}, as the rules chose'),
  takeNone: message('web.overruleNobody', 'None of them'),
  decideIntro: message(
    'web.why.decideIntro',
    'Choose what the opponent does instead. The match goes on from there; undo takes it back.',
  ),
} as const
