import { message } from '@opfor/kernel'

/** Texts of `opfor sheet` and of replaying a match on another text. */
export const sheetWords = {
  note: message('cli.sheet.note', 'Note: {text}'),
  asked: message('cli.sheet.asked', 'Asked at the table, by line:'),
  findings: message('cli.sheet.findings', '{count, plural, one {# finding} other {# findings}}.'),
  noFindings: message('cli.sheet.noFindings', 'No findings.'),
  sections: message('cli.sheet.sections', '{count, plural, one {# section} other {# sections}}'),
  examples: message('cli.sheet.examples', '{count, plural, one {# example} other {# examples}}'),
  toAsk: message('cli.sheet.toAsk', '{count, plural, one {# thing to ask} other {# things to ask}}'),
  unknownShape: message('cli.sheet.unknownShape', 'Unknown shape "{shape}". Available: {shapes}.'),
  noList: message(
    'cli.sheet.noList',
    '{file} is not a plain list: it needs at least two lines, and no headings "##" or tables.',
  ),
  afterStep: message('cli.sheet.afterStep', 'After step {step}:'),
  before: message('cli.sheet.before', 'Before: {text}'),
  now: message('cli.sheet.now', 'Now: {text}'),
  gives: message('cli.sheet.gives', '{list} gives {chosen}'),
  allSame: message('cli.sheet.allSame', 'Every decision is the same: all {steps} steps replay on {page}.'),
  sameUntil: message(
    'cli.sheet.sameUntil',
    'The first {steps} of {all} steps lead to the same decisions. Then:',
  ),
} as const

/** Texts of which lines of a page speak and decide. */
export const coverageWords = {
  matches: message('cli.coverage.matches', '{matches} matches, {turns} turns, with random answers'),
  questions: message(
    'cli.coverage.questions',
    'Questions a turn: {median} at the median, {most} at 95%, pauses not counted.',
  ),
  endings: message('cli.coverage.endings', 'Endings: {endings}'),
  ending: message('cli.coverage.ending', '{count} x {ending}'),
  spoke: message('cli.coverage.spoke', 'spoke'),
  decided: message('cli.coverage.decided', 'decided'),
  everyLine: message('cli.coverage.everyLine', 'Every line spoke.'),
  neverLines: message(
    'cli.coverage.neverLines',
    '{count, plural, one {# of {lines} lines never spoke} other {# of {lines} lines never spoke}}.',
  ),
  tie: message('cli.coverage.tie', 'Tie: {rule}'),
  never: message('cli.coverage.never', '{line} (never)'),
} as const
