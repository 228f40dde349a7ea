import { message } from '@opfor/kernel'

/** What is said about an example that fails. */
export const words = {
  fails: message('sheet.example.fails', 'The example fails: {problem}'),
  expect: message('sheet.example.expect', 'Expect this instead: {words}'),
  notUnderstood: message('sheet.example.notUnderstood', 'This part of the example is not understood.'),
  setting: message('sheet.example.setting', 'The example cannot be set up: {problem}'),
  thenFails: message('sheet.example.thenFails', 'This does not hold at the end.'),
  nothing: message('sheet.example.nothing', '{section} gives nothing.'),
  gives: message('sheet.example.gives', '{section} gives {was}.'),
  givesBy: message('sheet.example.givesBy', '{section} gives {was} by {line}.'),
  tie: message('sheet.example.tie', 'its tie'),
  line: message('sheet.example.line', 'line {number}'),
  unanswered: message('sheet.example.unanswered', 'The example has no answer to: {question}'),
} as const
