import { message, messages } from '@opfor/kernel'

/** Games have further texts. */
export const referenceWords = messages('web.reference', {
  title: '{title}: reference',
  search: 'Search',
  found: '{count, plural, =0 {Nothing found.} one {One entry.} other {# entries.}}',
  print: 'Print',
  options: 'Options',
  rulings: 'Rulings',
  rulingsIntro: 'Where the rulebook is unclear. You can choose before each match.',
  from: '{book}: {heading}',
  standard: message('web.standard', 'default'),
  upTo: '{from} to {to}',
  byRuling: 'ruling: {ruling}',
  must: 'must',
  prefer: 'if possible',
  most: 'most',
  fewest: 'fewest',
  tie: 'tie-break',
  action: 'try',
  cell: 'chart',
  step: 'step',
  card: 'card',
})
