import { message, messages } from '@opfor/kernel'

export const whyWords = messages('web', {
  title: message('web.whyTitle', 'Why this move?'),
  before: message('web.why.before', 'Before that'),
  whyNot: 'Why not {name}?',
  others: 'Other candidates',
  somethingElse: message('web.why.somethingElse', 'Something else …'),
  find: message('web.why.find', 'Search by name'),
  nothingElse: message('web.why.nothingElse', 'Every piece was considered.'),
  notFound: message('web.why.notFound', 'No match.'),
  overrule: 'Choose {name} instead',
  overruleReason: 'My choice',
  showMe: 'Show on the board',
  showStep: '{list}: step {step} of {steps}. The board at that point.',
  next: 'Next',
  previous: 'Previous',
  report: 'Report a wrong move',
  reported:
    'The report was saved as a file with the match, the position and this explanation. Send it to the maintainers of this app.',
  chosen: message('web.why.chosen', '{name}, chosen by the rules'),
  takeNone: message('web.overruleNobody', 'Choose none'),
  decideIntro: message('web.why.decideIntro', 'Choose what the opponent does instead. You can undo this.'),
})
