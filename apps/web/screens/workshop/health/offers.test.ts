import { format } from '@opfor/kernel'
import { RandomMatchCounter, readSheet } from '@opfor/sheets'
import { expect, test } from 'vitest'
import { type Figures, figuresOf } from './figures.ts'
import { lineMarks } from './marks.ts'
import { offersOf } from './offers.ts'

const text = `# Gang

## Tracks
- Alarm: 0 (0 to 6)

## Gang
| member | class | men |
|--------|-------|----:|
| Big    | gun   |   2 |
| Little | run   |   2 |

## Next
Choose one of Gang.
1. if Alarm is 3 or more: prefer: its class is gun
2. most men
3. prefer: an enemy is near
Tie: roll d6

## Flight
1. It runs.
2. It hides.

## Turn
1. Choose Next.
2. If Alarm is 2 or more: Do Flight.
3. You: go on.

## End
- You win after turn 3.
`

function figures(matches: number): Figures {
  const counter = new RandomMatchCounter(readSheet(text))
  for (let played = 0; played < matches; played += 1) counter.play()
  return figuresOf(text, counter.coverage, counter.expensiveTurn)
}

function lineWith(words: string): number {
  return text.split('\n').findIndex((line) => line.includes(words)) + 1
}

test('what never reached or decided and what ties often is offered, with what to do', () => {
  const offers = offersOf(figures(100)).map(({ at, text: words }) => [at.line, format(words)])
  expect(offers).toEqual([
    [lineWith('1. if Alarm'), 'This line was never reached in 100 matches. Move it up or delete it.'],
    [
      lineWith('2. most men'),
      'This line was reached 300 times in 100 matches and never decided. Move it up or delete it.',
    ],
    [
      lineWith('Tie: roll'),
      expect.stringMatching(/^\d\d % of the choices of "Next" end in a tie\. Add a line before the tie/),
    ],
    [lineWith('1. It runs'), '"Flight" was never used in 100 matches. Check what leads to it, or delete it.'],
  ])
})

test('few matches suggest nothing', () => {
  expect(offersOf(figures(20))).toEqual([])
})

test('a line that costs most of the questions is mentioned', () => {
  const all = {
    ...figures(100),
    turns: 300,
    asked: [
      { line: 15, count: 600 },
      { line: 16, count: 100 },
    ],
  }
  expect(offersOf(all).map(({ text: words }) => format(words))).toContain(
    'This line asks 2 questions a turn, 86 % of the total. Put the answer in a column or a counter to ask less.',
  )
})

test('the figures of each line stand beside it', () => {
  const marks = new Map(
    lineMarks(figures(20), (words, params) => format({ ...words, ...(params && { params }) })).map((mark) => [
      mark.line,
      mark,
    ]),
  )
  expect(marks.get(lineWith('2. most men'))).toMatchObject({ share: '0 %', asks: '', isIdle: true })
  expect(marks.get(lineWith('3. prefer'))).toMatchObject({ asks: '3', isIdle: false })
  expect(marks.get(lineWith('1. It runs'))).toMatchObject({ share: 'never', isIdle: true })
  expect(marks.get(lineWith('1. Choose Next'))).toMatchObject({ share: '3 ×', isIdle: false })
  expect(marks.get(lineWith('2. most men'))?.title).toBe('Reached 60 times. Decided 0 times.')
})
