import {
  choice,
  die,
  draw,
  formQuestion,
  message,
  number,
  type Question,
  which,
  whichBest,
  yesNo,
} from '@opfor/kernel'
import { expect, test } from 'vitest'
import { questionLines } from './question-lines.ts'

const words = (text: string) => message(text, text)
const text = words('how far?')
const towns = ['Ayr', 'Bath'].map((name) => ({ id: name, name: words(name) }))
const [ayr] = towns
const range = { from: 0, to: 9, unit: words('inches') }
const form = formQuestion(
  'f',
  'table',
  text,
  { lost: number('l', 'table', words('Models lost'), range) },
  { proposal: { lost: 0 } },
)

test.each<[string, Question, readonly string[]]>([
  ['a number', number('n', 'table', text, range), ['  0 to 9 inches.']],
  [
    'a number with a proposal',
    number('n', 'table', text, range, { proposal: 4 }),
    ['  0 to 9 inches. Enter accepts: 4 inches.'],
  ],
  ['yes or no', yesNo('y', 'table', text), ['  Yes or no.']],
  [
    'yes or no with a default',
    yesNo('y', 'table', text, { proposal: false }),
    ['  Yes or no. Enter accepts: no.'],
  ],
  ['a choice', choice('c', 'player', text, towns), ['   1  Ayr      2  Bath']],
  [
    'a choice with a proposal',
    choice('c', 'player', text, towns, { proposal: ayr }),
    ['  *1  Ayr      2  Bath', '  Enter accepts: Ayr.'],
  ],
  [
    'which of these',
    which('w', 'table', text, towns),
    ['   1  Ayr      2  Bath', '  All that apply, separated by commas, or none.'],
  ],
  [
    'which of these, with a proposal',
    which('w', 'table', text, towns, { proposal: [] }),
    ['   1  Ayr      2  Bath', '  All that apply, separated by commas, or none. Enter accepts: none.'],
  ],
  [
    'the best of these',
    whichBest('w', 'table', text, towns),
    ['   1  Ayr      2  Bath', '  All that apply, separated by commas.'],
  ],
  [
    'some of these',
    which('w', 'table', text, [...towns, ...towns], { atMost: 3 }),
    [
      '   1  Ayr      2  Bath     3  Ayr      4  Bath',
      '  All that apply, at most 3, separated by commas, or none.',
    ],
  ],
  [
    'one of these or none',
    which('w', 'table', text, towns, { atMost: 1 }),
    ['   1  Ayr      2  Bath', '  Choose one, or none.'],
  ],
  ['a die', die('d', text, 6), ['  1 to 6. Roll and type the result; "dice app" lets the app roll.']],
  [
    'several drawn',
    draw('x', text, ['ace', 'ace', 'king'], 2, words),
    [
      '   1  ace (2)      2  king (1)',
      '  Type all 2 in the order drawn, separated by commas; "draws app" lets the app',
      '  draw.',
    ],
  ],
  ['a form', form, ['  lost: Models lost, 0 to 9 [0]', '  Enter accepts the values in brackets.']],
])('%s says what it takes, and the default for Enter if there is one', (_, question, lines) => {
  expect(questionLines(question)).toEqual(['? How far?', ...lines])
})

test('a question names the seat if several people play', () => {
  expect(questionLines(yesNo('y', 'south', text), 'Player 2 (Soviet player)')[0]).toBe(
    '? Player 2 (Soviet player): How far?',
  )
})
