import { message } from '@opfor/kernel'

/** Texts of `opfor variant`, and of a match with house rules. */
export const variantWords = {
  playedBy: message(
    'cli.variant.playedBy',
    'House rules: {title} ({count, plural, =0 {nothing is changed} one {# change} other {# changes}}).',
  ),
  playedByTitle: message(
    'cli.variant.playedByTitle',
    '{title} ({count, plural, =0 {nothing is changed} one {# change} other {# changes}}).',
  ),
  changes: message('cli.variant.changes', '{title}, house rules for {game}:'),
  changesOfGame: message('cli.variant.changesOfGame', '{title}, for {game}:'),
  changesOfTitle: message('cli.variant.changesOfTitle', '{title}:'),
  unchanged: message('cli.variant.unchanged', 'Nothing is changed.'),
  known: message(
    'cli.variant.known',
    'What house rules for {game} may say. A number stands for each {placeholder}.',
  ),
  fact: message('cli.variant.fact', 'Facts, behind must, must not, prefer and avoid:'),
  number: message('cli.variant.number', 'Numbers, behind most and fewest, or compared ("... is 3 or more"):'),
  condition: message('cli.variant.condition', 'Conditions, behind if:'),
  action: message('cli.variant.action', 'Actions:'),
  result: message('cli.variant.result', 'Results:'),
  noHouseRules: message(
    'cli.variant.noHouseRules',
    '{file} is a sheet, not a page of house rules. Check it with "opfor sheet check".',
  ),
  noLists: message('cli.variant.noLists', 'House rules cannot be written for {game}.'),
} as const
