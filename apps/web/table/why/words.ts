import { message } from '@opfor/kernel'

/** Texts of explanations and overruling. */
export const whyWords = {
  title: message('web.whyTitle', 'Why the opponent did this'),
  before: message('web.why.before', 'Before that'),
  whyNot: message('web.whyNot', 'Why not {name}?'),
  others: message('web.others', 'Other candidates'),
  somethingElse: message('web.why.somethingElse', 'Something else …'),
  find: message('web.why.find', 'Search by name'),
  nothingElse: message('web.why.nothingElse', 'Nothing else to ask about: all were candidates.'),
  notFound: message('web.why.notFound', 'Nothing found with this name.'),
  overrule: message('web.overrule', 'Overrule: choose {name}'),
  overruleReason: message('web.overruleReason', 'My own choice'),
  showMe: message('web.showMe', 'Show on the board'),
  showStep: message('web.showStep', '{list}: step {step} of {steps}. The board at that point.'),
  next: message('web.next', 'Next'),
  previous: message('web.previous', 'Previous'),
  report: message('web.report', 'Report a wrong move'),
  reported: message(
    'web.reported',
    'The report was saved as a file with the match, the position and this explanation. Send it to the maintainers of this app.',
  ),
  chosen: message('web.why.chosen', '{name}, chosen by the rules'),
  takeNone: message('web.overruleNobody', 'None of them'),
  decideIntro: message(
    'web.why.decideIntro',
    'Choose what the opponent does instead. The match continues from there; you can undo it.',
  ),
} as const
