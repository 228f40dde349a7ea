import { messages } from '@opfor/kernel'

export const sheetWords = messages('cli.sheet', {
  note: 'Note: {text}',
  asked: 'Asked at the table, by line:',
  findings: '{count, plural, one {# finding} other {# findings}}.',
  noFindings: 'No findings.',
  sections: '{count, plural, one {# section} other {# sections}}',
  examples: '{count, plural, one {# example} other {# examples}}',
  toAsk: '{count, plural, one {# thing to ask} other {# things to ask}}',
  unknownShape: 'Unknown shape "{shape}". Available: {shapes}.',
  noList: '{file} is not a plain list: it needs at least two lines, and no headings "##" or tables.',
  afterStep: 'After step {step}:',
  before: 'Before: {text}',
  now: 'Now: {text}',
  gives: '{list} gives {chosen}',
  allSame: 'Every decision is the same: all {steps} steps replay on {page}.',
  sameUntil: 'The first {steps} of {all} steps lead to the same decisions. Then:',
})

export const coverageWords = messages('cli.coverage', {
  matches: '{matches} matches, {turns} turns, with random answers',
  questions: 'Questions per turn: {median} at the median, {most} at 95%, pauses not counted.',
  endings: 'Endings: {endings}',
  ending: '{count} x {ending}',
  reached: 'reached',
  decided: 'decided',
  everyLine: 'Every line was reached.',
  neverLines:
    '{count, plural, one {# of {lines} lines was never reached} other {# of {lines} lines were never reached}}.',
  tie: 'Tie: {rule}',
  never: '{line} (never)',
})
