import { message } from '@opfor/kernel'

/** Texts of the reference, besides those of the game. */
export const referenceWords = {
  title: message('web.reference.title', '{title}: reference'),
  search: message('web.reference.search', 'Search'),
  found: message(
    'web.reference.found',
    '{count, plural, =0 {Nothing found.} one {One entry.} other {# entries.}}',
  ),
  print: message('web.reference.print', 'Print'),
  options: message('web.reference.options', 'Options'),
  rulings: message('web.reference.rulings', 'Rulings'),
  rulingsIntro: message(
    'web.reference.rulingsIntro',
    'Where the rulebook is silent or unclear. Each can be chosen for a match when it begins.',
  ),
  from: message('web.reference.from', '{book}: {heading}'),
  standard: message('web.standard', 'default'),
  upTo: message('web.reference.upTo', '{from} to {to}'),
  byRuling: message('web.reference.byRuling', 'ruling: {ruling}'),
  must: message('web.reference.must', 'must'),
  prefer: message('web.reference.prefer', 'if possible'),
  most: message('web.reference.most', 'most'),
  fewest: message('web.reference.fewest', 'fewest'),
  tie: message('web.reference.tie', 'tie-break'),
  action: message('web.reference.action', 'try'),
  cell: message('web.reference.cell', 'chart'),
  step: message('web.reference.step', 'step'),
  card: message('web.reference.card', 'card'),
} as const
