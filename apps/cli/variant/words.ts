import { message } from '@opfor/kernel'

/** Texts of `opfor variant`, and of a match with house rules. */
export const variantWords = {
  playedBy: message(
    'cli.variant.playedBy',
    'House rules: {title} ({count, plural, =0 {nothing is changed} one {# change} other {# changes}}).',
  ),
  changes: message('cli.variant.changes', '{title}, house rules for {game}:'),
  unchanged: message('cli.variant.unchanged', 'Nothing is changed.'),
  noHouseRules: message(
    'cli.variant.noHouseRules',
    '{file} is a sheet, not a page of house rules. Check it with "opfor sheet check".',
  ),
  noLists: message('cli.variant.noLists', 'House rules cannot be written for {game}.'),
} as const
